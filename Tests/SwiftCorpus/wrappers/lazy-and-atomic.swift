// swift-format-ignore-file
import Foundation
@propertyWrapper final class Atomic<T> {
  private let lock = NSLock()
  private var value: T
  init(wrappedValue: T) { value = wrappedValue }
  var wrappedValue: T {
    get { lock.lock(); defer { lock.unlock() }; return value }
    set { lock.lock(); defer { lock.unlock() }; value = newValue }
  }
  var projectedValue: Atomic<T> { self }
  func mutate<R>(_ body: (inout T) -> R) -> R { lock.lock(); defer { lock.unlock() }; return body(&value) }
}
struct Stats { @Atomic var hits = 0; @Atomic var names: [String] = [] }
let stats = Stats()
stats.hits += 1
stats.$hits.mutate { $0 += 10 }
let old = stats.$names.mutate { list -> Int in list.append("a"); return list.count }
print(stats.hits, stats.names, old)
