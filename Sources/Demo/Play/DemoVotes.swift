/// The counted hands for each question, in two rounds.
package struct DemoVotes: Hashable, Sendable {
  package enum Round: Int, CaseIterable, Hashable, Sendable {
    case first = 1
    /// The vote after a discussion.
    case second = 2
  }

  private struct Key: Hashable {
    var step: String
    var round: Round
    var choice: Int
  }

  private var hands: [Key: Int] = [:]

  package static let most = 999

  package init() {}

  /// Choices count from 0; nil if not counted.
  package subscript(step: String, round: Round, choice: Int) -> Int? {
    get { hands[Key(step: step, round: round, choice: choice)] }
    set { hands[Key(step: step, round: round, choice: choice)] = newValue }
  }

  package func hasVotes(_ step: String, _ round: Round) -> Bool {
    hands.keys.contains { $0.step == step && $0.round == round }
  }

  /// One line for each recorded number, in a fixed order.
  var lines: [String] {
    hands.map { "votes \($0.key.step) \($0.key.round.rawValue) \($0.key.choice + 1) \($0.value)" }
      .sorted()
  }
}
