import Platform
import Synchronization

/// Runs deeply recursive work on a thread with a large stack.
enum DeepThread {
  /// In bytes; untouched pages cost nothing.
  static let stack = 1 << 29

  /// The work and its outcome; owned by the thread, which may outlive the waiting one.
  private final class Job<Outcome: Sendable>: Sendable {
    let work: @Sendable () -> Outcome
    let outcome = Mutex<Outcome?>(nil)

    init(_ work: @escaping @Sendable () -> Outcome) { self.work = work }

    func run() {
      let found = work()
      outcome.withLock { $0 = found }
    }
  }

  enum Failure: Error {
    /// The time limit was exceeded. The thread runs on, because a parser cannot be stopped, and its
    /// outcome is dropped.
    case tooSlow
    /// The system gives no such thread: its stack does not fit into the memory that is allowed.
    case noThread
  }

  /// The limit counts the thread's own time, so that a busy machine refuses nothing.
  static func run<Outcome: Sendable>(
    within limit: Duration, _ work: @escaping @Sendable () -> Outcome
  ) throws(Failure) -> Outcome {
    let job = Job(work)
    guard let thread = SystemThread(stack: stack, { job.run() }) else { throw .noThread }
    let clock = thread.processorClock
    thread.detach()
    while true {
      // In this order: a thread that ends in between has left its outcome.
      let isOver = clock.used > limit
      if let outcome = job.outcome.withLock({ $0 }) { return outcome }
      if isOver { throw .tooSlow }
      usleep(200)
    }
  }
}
