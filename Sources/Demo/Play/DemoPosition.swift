import CommandLanguage
import Lessons

/// The position of a show and the audience's votes. Saved for `--resume` and sent to the notes.
package struct DemoPosition: Hashable, Sendable {
  package var demo: String
  /// Hash of the demo's files. The notes ignore positions of another demo.
  package var hash: String
  /// The id of the step, and the number of its beats before the position.
  package var step: String
  package var beat: Int
  package var round: DemoVotes.Round
  package var votes: DemoVotes
  package var isBlack: Bool
  package var isInDetour: Bool
  /// The vote that is being typed in the show, such as "2: 1".
  package var entry: String
  /// Seconds since the show began.
  package var elapsed: Int
  /// Set with the keys `l` and `T`; nil for the values at the start of the show.
  package var language: Language?
  package var theme: ThemeName?

  package init(demo: String, hash: String, step: String) {
    self.demo = demo
    self.hash = hash
    self.step = step
    beat = 0
    round = .first
    votes = DemoVotes()
    isBlack = false
    isInDetour = false
    entry = ""
    elapsed = 0
  }
}

extension DemoPosition {
  static let title = "pushlab demo 1"

  /// The format: lines, of which the last is `end`.
  package var text: String {
    var lines = [
      Self.title, "demo \(demo) \(hash)", "at \(step) \(beat)", "round \(round.rawValue)",
      "elapsed \(elapsed)",
    ]
    if let language { lines.append("language \(language.rawValue)") }
    if let theme { lines.append("theme \(theme.rawValue)") }
    lines += votes.lines
    if isBlack { lines.append("black") }
    if isInDetour { lines.append("detour") }
    if !entry.isEmpty { lines.append("entry \(entry)") }
    return (lines + ["end"]).map { $0 + "\n" }.joined()
  }

  /// nil if the text is not in the format of `text`, or incomplete. Ignores unknown lines.
  package init?(_ text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    guard lines.count >= 4, lines[0] == Self.title, lines.last == "end" else { return nil }
    self.init(demo: "", hash: "", step: "")
    for line in lines.dropFirst().dropLast() {
      let words = line.split(separator: " ").map(String.init)
      let numbers = words.map { Int($0) }
      switch (words.first, words.count) {
      case ("demo", 3): (demo, hash) = (words[1], words[2])
      case ("at", 3):
        step = words[1]
        beat = max(0, numbers[2] ?? 0)
      case ("round", 2): round = numbers[1].flatMap(DemoVotes.Round.init) ?? .first
      case ("elapsed", 2): elapsed = min(max(0, numbers[1] ?? 0), 1_000_000)
      case ("language", 2): language = Language(rawValue: words[1])
      case ("theme", 2): theme = ThemeName(rawValue: words[1])
      case ("votes", 5): take(words[1], numbers[2], numbers[3], numbers[4])
      case ("black", 1): isBlack = true
      case ("detour", 1): isInDetour = true
      case ("entry", _): entry = String(line.dropFirst("entry ".count).prefix(40))
      default: continue
      }
    }
    guard !demo.isEmpty, !step.isEmpty else { return nil }
  }

  private mutating func take(_ step: String, _ round: Int?, _ choice: Int?, _ hands: Int?) {
    guard let round = round.flatMap(DemoVotes.Round.init), let choice, let hands,
      (1...DemoAsk.choiceCount.upperBound).contains(choice), (0...DemoVotes.most).contains(hands)
    else { return }
    votes[step, round, choice - 1] = hands
  }
}
