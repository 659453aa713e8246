// swift-format-ignore-file
final class Cache<Key: Hashable, Value> { private var store: [Key: Value] = [:]; private(set) var hits = 0; let make: (Key) -> Value
  init(make: @escaping (Key) -> Value) { self.make = make }
  subscript(key: Key) -> Value { if let v = store[key] { hits += 1; return v }; let v = make(key); store[key] = v; return v }
  func clear(where test: (Key) -> Bool) { store = store.filter { !test($0.key) } }
  var count: Int { store.count } }
let squares = Cache<Int, String> { "\($0 * $0)" }
print(squares[3], squares[3], squares[4], squares.hits, squares.count)
squares.clear { $0 > 3 }
print(squares.count, type(of: squares))
let lengths = Cache { (s: String) in s.count }
print(lengths["four"], lengths["four"] + 1, lengths.hits)
