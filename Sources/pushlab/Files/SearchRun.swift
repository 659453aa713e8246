import CommandLanguage
import Explorer
import Laboratory
import Platform

/// A search on the command line. Shows its progress on standard error. After Ctrl-C or at a limit
/// it returns the results so far.
struct SearchRun {
  private(set) var search: Search
  private(set) var answer: Search.Answer
  /// The limit that ended the search early; nil also after Ctrl-C.
  private(set) var limit: Report.Limit?
  let seconds: Double

  /// Called with the transitions of each slice if the search records them.
  typealias Recorder = ([Search.Transition]) throws -> Void

  init(_ search: Search, _ limits: SearchLimits = SearchLimits()) {
    self.init(search, limits, record: { _ in })
  }

  init(_ search: Search, _ limits: SearchLimits, record: Recorder) rethrows {
    var search = search
    let gauge = ProcessGauge.begin(limits)
    var lastReport = 0.0
    var outcome: SearchGauge.Outcome?
    try Interrupt.perform { interruption in
      while outcome == nil {
        outcome = gauge.advance(&search) { interruption.isCancelled }
        try record(search.takeTransitions())
        if outcome == nil, interruption.isCancelled {
          outcome = SearchGauge.Outcome(answer: Search.Answer(extent: .stopped))
        }
        if outcome == nil, gauge.seconds() - lastReport > 0.2 {
          lastReport = gauge.seconds()
          SearchRun.tell(gauge.progress(of: search).en)
        }
      }
    }
    if lastReport > 0 { SearchRun.tell("") }
    answer = outcome?.answer ?? Search.Answer(extent: .stopped)
    limit = outcome?.limit
    seconds = gauge.seconds()
    self.search = search
  }

  /// The answer in words. Ctrl-C during its replay stops the search after all.
  mutating func report(in session: Session, _ exploration: Exploration) -> Report {
    var report: Report?
    let wasStopped = answer.extent == .stopped
    let isCancelled = Interrupt.perform { interruption in
      // Notes about a stopped search run no more code of the app.
      if wasStopped { interruption.cancel(interruption.piece) }
      report = session.report(on: exploration, search, answer, endedBy: limit)
    }
    if let report, wasStopped || !isCancelled { return report }
    (answer, limit) = (Search.Answer(extent: .stopped), nil)
    return self.report(in: session, exploration)
  }

  /// Overwrites the previous line.
  private static func tell(_ text: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    StandardOutput.progress(text)
  }
}

/// Lets Ctrl-C cancel the work in progress instead of ending the program.
private enum Interrupt {
  private static let interruption = Interruption()

  /// Returns whether Ctrl-C has cancelled the work.
  @discardableResult
  static func perform(_ work: (Interruption) throws -> Void) rethrows -> Bool {
    try interruption.perform {
      let handler = SignalHandler(SIGINT) { _ in
        Interrupt.interruption.cancel(Interrupt.interruption.piece)
      }
      defer { handler.restore() }
      try work(interruption)
    }.isCancelled
  }
}
