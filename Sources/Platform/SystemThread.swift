/// A system thread, to be joined or detached exactly once.
package struct SystemThread {
  private let thread: pthread_t

  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread; nil if the system provides no such thread. `stack`: in bytes; untouched pages
  /// cost no memory.
  package init?(stack: Int, _ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stack)
    let work = Unmanaged.passRetained(Work(run))
    #if canImport(Darwin)
      var started: pthread_t?
      let failure = pthread_create(
        &started, &attributes,
        { work in
          Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
          return nil
        }, work.toOpaque())
    #else
      var started = pthread_t()
      let failure = pthread_create(
        &started, &attributes,
        { work in
          if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
          return nil
        }, work.toOpaque())
    #endif
    guard failure == 0 else {
      work.release()
      return nil
    }
    #if canImport(Darwin)
      guard let started else { return nil }
    #endif
    thread = started
  }

  package func join() { pthread_join(thread, nil) }

  package func detach() { pthread_detach(thread) }

  /// The thread's processor time. Ask for it before the thread is detached.
  package var processorClock: ProcessorClock { ProcessorClock(thread) }
}

/// The processor time of one thread.
package struct ProcessorClock {
  #if canImport(Darwin)
    private let port: thread_act_t

    init(_ thread: pthread_t) { port = pthread_mach_thread_np(thread) }

    /// Processor time used; zero after the thread has ended.
    package var used: Duration {
      var info = thread_basic_info()
      let words = MemoryLayout<thread_basic_info>.size / MemoryLayout<integer_t>.size
      var count = mach_msg_type_number_t(words)
      let result = withUnsafeMutablePointer(to: &info) {
        $0.withMemoryRebound(to: integer_t.self, capacity: words) {
          thread_info(port, thread_flavor_t(THREAD_BASIC_INFO), $0, &count)
        }
      }
      guard result == KERN_SUCCESS else { return .zero }
      let (user, system) = (info.user_time, info.system_time)
      return .seconds(Int64(user.seconds) + Int64(system.seconds))
        + .microseconds(Int64(user.microseconds) + Int64(system.microseconds))
    }
  #else
    private let clock: clockid_t

    init(_ thread: pthread_t) {
      var clock = clockid_t()
      pthread_getcpuclockid(thread, &clock)
      self.clock = clock
    }

    /// Processor time used; zero after the thread has ended.
    package var used: Duration {
      var time = timespec()
      guard clock_gettime(clock, &time) == 0 else { return .zero }
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
  #endif
}

/// Runs `body` on a new thread and waits for it. `stack`: in bytes. Does nothing if the system
/// provides no such thread.
package func withOwnStack(_ stack: Int, _ body: () -> Void) {
  withoutActuallyEscaping(body) { body in
    // Only one of the two threads runs at a time.
    nonisolated(unsafe) let work = body
    SystemThread(stack: stack) { work() }?.join()
  }
}

/// Stack size in bytes of threads that play delegates. It fits recursion up to
/// `Interpreter.deepestOnStack`. Untouched pages cost no memory.
package let playingStack = 64 << 20

/// Runs `body` on the main thread if its stack can grow to `playingStack`, otherwise on a thread
/// with such a stack. If the system provides none (`ulimit -v`), on the main thread anyway.
package func withPlayingStack(_ body: @escaping @Sendable () -> Void) {
  guard !mainStackGrows(), let thread = SystemThread(stack: playingStack, body) else {
    return body()
  }
  thread.join()
}

private func mainStackGrows() -> Bool {
  var limit = rlimit()
  #if canImport(Glibc)
    let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
  #else
    let stack = RLIMIT_STACK
  #endif
  guard getrlimit(stack, &limit) == 0 else { return false }
  if limit.rlim_cur >= rlim_t(playingStack) { return true }
  guard limit.rlim_max >= rlim_t(playingStack) else { return false }
  limit.rlim_cur = rlim_t(playingStack)
  return setrlimit(stack, &limit) == 0
}
