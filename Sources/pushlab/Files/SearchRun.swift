import CommandLanguage
import Explorer
import Glibc
import Laboratory

/// A search that tells on stderr how far it is and gives what is known so far after Ctrl-C.
struct SearchRun {
  private(set) var search: Search
  private(set) var answer: Search.Answer
  let seconds: Double

  /// Transitions between two looks at the clock and at the keyboard's interrupt.
  private static let slice = 2_000

  init(_ search: Search) {
    var search = search
    let interrupt = Interrupt()
    let start = SearchRun.now
    var told = start
    var answer: Search.Answer?
    while answer == nil {
      answer = search.advance(transitions: SearchRun.slice)
      if interrupt.isPending { break }
      let time = SearchRun.now
      if answer == nil, time - told > 0.2 {
        told = time
        SearchRun.tell(search)
      }
    }
    if told > start { SearchRun.clear() }
    self.answer = answer ?? Search.Answer(extent: .stopped)
    self.search = search
    seconds = SearchRun.now - start
  }

  func report(in session: Session, _ exploration: Exploration) -> Report {
    session.report(on: exploration, search, answer)
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func tell(_ search: Search) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    StandardOutput.printError(
      "\r\(search.worlds) worlds, \(search.transitions) transitions, "
        + "depth \(search.depthReached)", end: "")
  }

  private static func clear() {
    guard isatty(STDERR_FILENO) == 1 else { return }
    StandardOutput.printError("\r" + String(repeating: " ", count: 60) + "\r", end: "")
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

  var isPending: Bool {
    var signals = sigset_t()
    sigpending(&signals)
    return sigismember(&signals, SIGINT) == 1
  }

  /// An interrupt that came is taken, so that it does not end the program afterwards.
  deinit {
    if isPending {
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGINT)
      var number: Int32 = 0
      sigwait(&signals, &number)
    }
    sigprocmask(SIG_SETMASK, &before, nil)
  }
}
