final class Cache<Key: Hashable, Value> {
  private var storage: [Key: Value] = [:]
  private(set) var hits = 0
  subscript(key: Key) -> Value? {
    get {
      if let value = storage[key] { hits += 1; return value }
      return nil
    }
    set { storage[key] = newValue }
  }
  func value(for key: Key, make: () -> Value) -> Value {
    if let found = self[key] { return found }
    let made = make()
    self[key] = made
    return made
  }
}
let cache = Cache<String, Int>()
print(cache.value(for: "a") { 1 }, cache.value(for: "a") { 2 }, cache.hits, cache["b"] as Any)
func allEqual<C: Collection>(_ items: C) -> Bool where C.Element: Equatable {
  guard let first = items.first else { return true }
  return items.allSatisfy { $0 == first }
}
print(allEqual([1, 1]), allEqual("ab"), allEqual([Int]()))
func largest<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
print(largest(1, 2.5), largest("a", "b"), type(of: cache))
