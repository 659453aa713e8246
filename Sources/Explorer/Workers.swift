import Glibc
import Synchronization

/// Work that is shared among threads.
enum Workers {
  /// In bytes, as of a main thread: delegates recurse. Only what is touched costs memory.
  private static let stack = 8 << 20

  /// The results in the order of `items`, whatever the number of threads. One thread: the caller's.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], threads: Int, _ transform: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    guard threads > 1, items.count > 1 else { return items.map(transform) }
    let next = Atomic(0)
    let results = Mutex<[Result?]>(items.map { _ in nil })
    let work = { @Sendable () -> Void in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < items.count else { return }
        let result = transform(items[index])
        results.withLock { $0[index] = result }
      }
    }
    withoutActuallyEscaping(
      work,
      do: { work in
        let others = (1..<min(threads, items.count)).compactMap { _ in start(work) }
        work()
        for thread in others { pthread_join(thread, nil) }
      })
    return results.withLock { $0.compactMap { $0 } }
  }

  private final class Start: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// nil where the system gives no thread: then the others do its work.
  private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stack)
    let start = Unmanaged.passRetained(Start(work))
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
    return thread
  }
}
