import CommandLanguage

/// External limits of a search: a clock and a measure of memory, which the caller supplies because
/// the model has neither. A search that ends by itself has the same answer with any gauge.
package struct SearchGauge: Sendable {
  /// The time since the search began.
  package let seconds: @Sendable () -> Double
  /// The reached limit; nil if there is none.
  package let reached: @Sendable () -> Report.Limit?

  package init(
    seconds: @escaping @Sendable () -> Double,
    reached: @escaping @Sendable () -> Report.Limit?
  ) {
    self.seconds = seconds
    self.reached = reached
  }

  /// No clock, no limits.
  package static let none = SearchGauge(seconds: { 0 }, reached: { nil })

  /// The gauge without its time limit, for a search that is limited by the number of worlds, so that its answer does
  /// not depend on the machine's speed.
  package var untimed: SearchGauge {
    let reached = reached
    return SearchGauge(seconds: seconds) {
      guard case .memory(let megabytes)? = reached() else { return nil }
      return .memory(megabytes)
    }
  }

  /// How many seconds a search runs before its caller reads the keyboard again. A single long event may take longer.
  private static let slice = 0.05

  /// The number of transitions in a slice if there is no clock.
  private static let transitions = 2_000

  package struct Outcome: Sendable {
    package var answer: Search.Answer
    /// The limit that ended the search before its answer.
    package var limit: Report.Limit?

    package init(answer: Search.Answer, limit: Report.Limit? = nil) {
      self.answer = answer
      self.limit = limit
    }
  }

  /// Runs another slice of a search; nil if there is more to do.
  package func advance(
    _ search: inout Search, unless isStopped: @escaping @Sendable () -> Bool = { false }
  ) -> Outcome? {
    let end = seconds() + Self.slice
    let (seconds, reached) = (seconds, reached)
    let answer = search.advance(
      transitions: Self.transitions, until: { seconds() > end },
      unless: { isStopped() || reached() != nil })
    if let answer { return Outcome(answer: answer) }
    return reached().map { Outcome(answer: Search.Answer(extent: .bounded), limit: $0) }
  }

  package func progress(of search: Search) -> Bilingual {
    let seconds = seconds()
    var en = "depth \(search.depth) of \(search.question.depth), \(search.worlds) worlds"
    var zh = "深度 \(search.depth) / \(search.question.depth)，\(search.worlds) 个状态"
    guard seconds > 0.1 else { return Bilingual(en: en, zh: zh) }
    let rate = Int(Double(search.transitions) / seconds)
    en += ", \(rate) transitions/s"
    zh += "，每秒 \(rate) 个转换"
    let visited = search.worlds - search.waiting
    if visited > 0, search.waitingAtDepth > 0 {
      let left = Int((Double(search.waitingAtDepth) * seconds / Double(visited)).rounded(.up))
      en += ", this depth: \(left) s left"
      zh += "，本层还需 \(left) 秒"
    }
    return Bilingual(en: en, zh: zh)
  }
}
