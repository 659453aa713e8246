import Platform
import Synchronization

/// Removes a file if a signal ends the process. Only one at a time.
struct RemovalAtSignal {
  /// The address of the path's bytes; 0 for none.
  private static let path = Atomic(0)
  private let handlers: [SignalHandler]

  init(of path: String) {
    Self.path.store(Int(bitPattern: copiedPath(path)), ordering: .sequentiallyConsistent)
    let ends = [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF,
    ]
    handlers = ends.compactMap { number in
      SignalHandler(unlessIgnored: number) { number in
        let path = RemovalAtSignal.path.load(ordering: .sequentiallyConsistent)
        if let path = UnsafeMutablePointer<CChar>(bitPattern: path) { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  func end() {
    for handler in handlers { handler.restore() }
    let path = Self.path.exchange(0, ordering: .sequentiallyConsistent)
    free(UnsafeMutablePointer<CChar>(bitPattern: path))
  }
}
