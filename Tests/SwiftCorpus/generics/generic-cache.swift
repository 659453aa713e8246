final class Cache<Key: Hashable, Value> {
  private var storage: [Key: Value] = [:]
  private(set) var hits = 0
  func value(for key: Key, make: () -> Value) -> Value {
    if let value = storage[key] {
      hits += 1
      return value
    }
    let value = make()
    storage[key] = value
    return value
  }
}
let cache = Cache<String, Int>()
print(
  cache.value(for: "a") { 1 }, cache.value(for: "a") { 2 }, cache.value(for: "b") { 3 }, cache.hits)
