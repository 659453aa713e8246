// swift-format-ignore-file
import Foundation
final class Cache {
  private var store: [String: Int] = [:]
  private let queue = DispatchQueue(label: "cache", attributes: .concurrent)
  subscript(key: String) -> Int? { get { queue.sync { store[key] } } set { queue.async(flags: .barrier) { self.store[key] = newValue } } }
  var count: Int { queue.sync { store.count } }
}
let cache = Cache()
cache["a"] = 1; cache["b"] = 2; cache["a"] = nil
print(cache["a"] as Any, cache["b"]!, cache.count)
let q = DispatchQueue(label: "q", qos: .userInitiated)
let value = q.sync { () -> Int in 42 }
print(value, q.label)
q.async { print("async on q") }
q.sync { print("sync after async") }
