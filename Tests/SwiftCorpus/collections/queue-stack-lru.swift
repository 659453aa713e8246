// swift-format-ignore-file
import Foundation
struct LRU<K: Hashable, V> {
  let capacity: Int
  private var store: [K: V] = [:]
  private var order: [K] = []
  init(capacity: Int) { self.capacity = capacity }
  mutating func get(_ k: K) -> V? { guard let v = store[k] else { return nil }; touch(k); return v }
  mutating func put(_ k: K, _ v: V) {
    store[k] = v; touch(k)
    if order.count > capacity { store.removeValue(forKey: order.removeFirst()) }
  }
  private mutating func touch(_ k: K) { order.removeAll { $0 == k }; order.append(k) }
  var keys: [K] { order }
}
var cache = LRU<String, Int>(capacity: 2)
cache.put("a", 1); cache.put("b", 2)
_ = cache.get("a")
cache.put("c", 3)
print(cache.keys, cache.get("b") as Any, cache.get("c")!)
