import Foundation

final class Store {
  private let lock = NSLock()
  private var values: [String: Int] = [:]
  func add(_ key: String) -> Int {
    lock.lock()
    defer { lock.unlock() }
    values[key, default: 0] += 1
    return values[key]!
  }
  var count: Int { lock.withLock { values.count } }
}
let store = Store()
_ = store.add("a")
print(store.add("a"), store.add("b"), store.count)
