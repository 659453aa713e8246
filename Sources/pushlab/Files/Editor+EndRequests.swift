import Platform
import Synchronization

extension Editor {
  /// While the editor runs, SIGTERM and SIGHUP go to it as well. Where it does not end within a second,
  /// this program ends without it.
  struct EndRequests {
    private static let editor = Atomic<Int32>(0)
    private static let came = Atomic<Int32>(0)
    private let handlers: [SignalHandler]

    init() {
      Self.editor.store(0, ordering: .sequentiallyConsistent)
      Self.came.store(0, ordering: .sequentiallyConsistent)
      handlers =
        [SignalHandler(SIGALRM) { _ in EndRequests.endAtOnce() }]
        + [SIGTERM, SIGHUP].map { number in SignalHandler(number) { EndRequests.take($0) } }
    }

    /// The editor has been started.
    func pass(to child: pid_t) {
      Self.editor.store(child, ordering: .sequentiallyConsistent)
      let number = Self.came.load(ordering: .sequentiallyConsistent)
      if number != 0 { Self.take(number) }
    }

    /// The signal that came.
    func restore() -> Int32? {
      alarm(0)
      for handler in handlers { handler.restore() }
      let number = Self.came.load(ordering: .sequentiallyConsistent)
      return number == 0 ? nil : number
    }

    // In signal handlers.

    private static func take(_ number: Int32) {
      came.store(number, ordering: .sequentiallyConsistent)
      let child = editor.load(ordering: .sequentiallyConsistent)
      guard child != 0 else { return }
      kill(child, number)
      alarm(1)
    }

    private static func endAtOnce() {
      let number = came.load(ordering: .sequentiallyConsistent)
      signal(number, SIG_DFL)
      kill(getpid(), number)
    }
  }
}
