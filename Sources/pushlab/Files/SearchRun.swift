import CommandLanguage
import Explorer
import Laboratory
import Platform

/// A search on the command line: it tells on stderr how far it is, and gives what is known so far after
/// Ctrl-C or when its time is over.
struct SearchRun {
  private(set) var search: Search
  private(set) var answer: Search.Answer
  /// What ended the search before its answer; nil also where Ctrl-C did.
  private(set) var limit: Report.Limit?
  let seconds: Double

  static let usualSeconds = 60
  static let mostSeconds = 86_400

  /// Transitions between two messages about how far it is.
  private static let slice = 500

  init(_ search: Search, seconds most: Int = usualSeconds) {
    var search = search
    let interrupt = Interrupt()
    let start = monotonicSeconds()
    let end = start + Double(most)
    var told = start
    var answer: Search.Answer?
    while answer == nil {
      answer = search.advance(transitions: SearchRun.slice) {
        Interrupt.isPending || monotonicSeconds() > end
      }
      if answer != nil { break }
      if Interrupt.isPending {
        answer = Search.Answer(extent: .stopped)
      } else if monotonicSeconds() > end {
        answer = Search.Answer(extent: .bounded)
        limit = .seconds(most)
      } else if monotonicSeconds() - told > 0.2 {
        told = monotonicSeconds()
        SearchRun.tell(search, after: told - start)
      }
    }
    if told > start { SearchRun.clear() }
    self.answer = answer ?? Search.Answer(extent: .stopped)
    self.search = search
    seconds = monotonicSeconds() - start
    withExtendedLifetime(interrupt) {}
  }

  func report(in session: Session, _ exploration: Exploration) -> Report {
    session.report(on: exploration, search, answer, endedBy: limit)
  }

  private static func tell(_ search: Search, after seconds: Double) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    let rate = Int(Double(search.transitions) / seconds)
    StandardOutput.printError(
      "\r\(search.worlds) worlds, \(search.transitions) transitions (\(rate)/s), "
        + "depth \(search.depthReached)", end: "")
  }

  private static func clear() {
    guard isatty(STDERR_FILENO) == 1 else { return }
    StandardOutput.printError("\r" + String(repeating: " ", count: 70) + "\r", end: "")
  }
}

/// Keeps Ctrl-C from ending the program while something goes on that can be broken off.
private final class Interrupt {
  private var before = sigset_t()

  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigprocmask(SIG_BLOCK, &signals, &before)
  }

  static var isPending: Bool {
    var signals = sigset_t()
    sigpending(&signals)
    return sigismember(&signals, SIGINT) == 1
  }

  /// An interrupt that came is taken, so that it does not end the program afterwards.
  deinit {
    if Interrupt.isPending {
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGINT)
      var number: Int32 = 0
      sigwait(&signals, &number)
    }
    sigprocmask(SIG_SETMASK, &before, nil)
  }
}
