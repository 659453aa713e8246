/// A thread with a stack of its own size.
package struct SystemThread: Sendable {
  private let handle: cp_thread

  private final class Job: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// `stack` in bytes; only what is touched costs memory. Returns nil where the system gives no
  /// thread; then `work` does not run.
  package init?(stack: Int = 1 << 20, _ work: @escaping @Sendable () -> Void) {
    let job = Unmanaged.passRetained(Job(work))
    handle = cp_thread_start(
      stack,
      { job in
        if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().run() }
        return nil
      }, job.toOpaque())
    guard handle != 0 else {
      job.release()
      return nil
    }
  }

  package func join() { cp_thread_join(handle) }

  /// Nobody waits for it any more. Returns a clock of the processor time that it uses.
  package func detach() -> ProcessorClock {
    let clock = ProcessorClock(clock: cp_thread_clock_of(handle))
    cp_thread_detach(handle)
    return clock
  }

  package struct ProcessorClock: Sendable {
    fileprivate let clock: cp_thread_clock

    /// Zero once the thread has ended.
    package var used: Duration { .nanoseconds(cp_thread_time(clock)) }
  }
}
