// swift-format-ignore-file
struct Cache<Key: Hashable, Value> {
  private var storage: [Key: Value] = [:]; private var order: [Key] = []; let limit: Int
  init(limit: Int) { self.limit = limit }
  subscript(key: Key) -> Value? {
    mutating get { if let i = order.firstIndex(of: key) { order.append(order.remove(at: i)) }; return storage[key] }
    set { if storage[key] == nil { order.append(key) }; storage[key] = newValue
      if newValue == nil { order.removeAll { $0 == key } }
      if order.count > limit { storage[order.removeFirst()] = nil } }
  }
  var keys: [Key] { order }
}
var c = Cache<String, Int>(limit: 2)
c["a"] = 1; c["b"] = 2; _ = c["a"]; c["c"] = 3
print(c.keys, c["b"] as Any, c["a"] as Any)
c["a"] = nil
print(c.keys, type(of: c))
