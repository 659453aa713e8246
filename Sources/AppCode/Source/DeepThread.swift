import Glibc
import Synchronization

/// Work that recurses as deeply as its input wants, on a thread of its own.
enum DeepThread {
  /// In bytes. Only what is touched costs memory.
  static let stack = 1 << 29

  /// What is to be done and what came of it; kept by the thread, which may outlive the one that waits.
  private final class Job<Outcome: Sendable>: Sendable {
    let work: @Sendable () -> Outcome
    let outcome = Mutex<Outcome?>(nil)

    init(_ work: @escaping @Sendable () -> Outcome) { self.work = work }

    func run() {
      let found = work()
      outcome.withLock { $0 = found }
    }
  }

  /// A class without a type parameter, so that a C function can name it.
  private final class Start: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// The limit counts the thread's own time, so that a busy machine refuses nothing. nil where it was
  /// not enough: then the thread goes on alone, as nothing can stop a parser half way, and its
  /// outcome is dropped. nil as well where the system gives no such thread.
  static func run<Outcome: Sendable>(
    within limit: Duration, _ work: @escaping @Sendable () -> Outcome
  ) -> Outcome? {
    let job = Job(work)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stack)
    let start = Unmanaged.passRetained(Start { job.run() })
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, &attributes,
      { start in
        if let start { Unmanaged<Start>.fromOpaque(start).takeRetainedValue().run() }
        return nil
      }, start.toOpaque())
    guard failure == 0 else {
      start.release()
      return nil
    }
    var clock = clockid_t()
    pthread_getcpuclockid(thread, &clock)
    pthread_detach(thread)
    while true {
      // In this order: a thread that ends in between has left its outcome.
      let isOver = used(clock) > limit
      if let outcome = job.outcome.withLock({ $0 }) { return outcome }
      if isOver { return nil }
      usleep(200)
    }
  }

  /// What a thread has used of the processor; nothing once it has ended.
  private static func used(_ clock: clockid_t) -> Duration {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return .zero }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
