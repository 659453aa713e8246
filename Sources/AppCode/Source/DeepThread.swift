import Platform
import Synchronization

/// Runs deeply recursive work on a thread with a large stack.
enum DeepThread {
  /// In bytes; untouched pages cost nothing.
  static let stack = 1 << 29
  /// The address space that reading needs beside the stack, in bytes. Less ends the process without a word.
  private static let memoryBeside = 40 << 20

  /// The work and its outcome. Owned by the thread, which may outlive its waiting caller.
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
    /// The time limit was exceeded. Because a parser cannot be stopped, the thread continues and
    /// its outcome is dropped.
    case tooSlow
    /// The system provides no such thread: its stack does not fit into the permitted memory.
    case noThread
  }

  static var isPossible: Bool {
    guard hasMemoryLimit else { return true }
    guard let thread = SystemThread(stack: stack + memoryBeside, {}) else { return false }
    thread.join()
    return true
  }

  /// The limit counts the thread's own processor time, so that a busy machine rejects nothing.
  static func run<Outcome: Sendable>(
    within limit: Duration, _ work: @escaping @Sendable () -> Outcome
  ) throws(Failure) -> Outcome {
    let job = Job(work)
    guard let thread = SystemThread(stack: stack, { job.run() }) else { throw .noThread }
    let clock = thread.processorClock
    thread.detach()
    while true {
      // Read in this order, because a thread that ends in between has already stored its outcome.
      let isOver = clock.used > limit
      if let outcome = job.outcome.withLock({ $0 }) { return outcome }
      if isOver { throw .tooSlow }
      usleep(200)
    }
  }
}
