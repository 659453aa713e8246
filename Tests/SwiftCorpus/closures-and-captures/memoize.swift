// swift-format-ignore-file
import Foundation
func memoize<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V {
  var cache: [K: V] = [:]
  return { key in
    if let hit = cache[key] { print("hit", key); return hit }
    let value = f(key)
    cache[key] = value
    return value
  }
}
let length = memoize { (s: String) -> Int in print("computing", s); return s.count }
print(length("push"), length("push"), length("token"))
