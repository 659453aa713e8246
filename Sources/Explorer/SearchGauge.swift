import CommandLanguage

/// External limits of a search: a clock and a measure of memory. The model has neither; the caller
/// of a search supplies them. A search that ends by itself has the same answer with any gauge.
package struct SearchGauge: Sendable {
  /// Since the search began.
  package let seconds: @Sendable () -> Double
  /// The limit that is reached; nil: none yet.
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

  /// Without the limit of time: for a search that a number of worlds bounds, so that a slow machine
  /// finds the same.
  package var untimed: SearchGauge {
    let reached = reached
    return SearchGauge(seconds: seconds) {
      guard case .memory(let megabytes)? = reached() else { return nil }
      return .memory(megabytes)
    }
  }

  /// In seconds: how long a search runs before its caller looks at the keyboard again; longer where
  /// one event takes longer.
  private static let slice = 0.05

  /// The slice without a clock.
  private static let transitions = 2_000

  package struct Outcome: Sendable {
    package var answer: Search.Answer
    /// What ended the search before its answer.
    package var limit: Report.Limit?

    package init(answer: Search.Answer, limit: Report.Limit? = nil) {
      self.answer = answer
      self.limit = limit
    }
  }

  /// Another slice of a search; nil: there is more to do.
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

  /// How far the search is.
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
