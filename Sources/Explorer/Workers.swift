import Platform
import Synchronization

/// Distributes work over threads.
enum Workers {
  /// The results in the order of `items`, for any number of threads. With one thread, the work runs on the caller's. If
  /// the system provides fewer threads, these do all the work.
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
        let others = (1..<min(threads, items.count)).compactMap { _ in
          SystemThread(stack: playingStack, work)
        }
        work()
        for thread in others { thread.join() }
      })
    return results.withLock { $0.compactMap { $0 } }
  }
}
