// swift-format-ignore-file
struct Ordered<K: Hashable, V>: Sequence, ExpressibleByDictionaryLiteral { private(set) var keys: [K] = []; private var table: [K: V] = [:]
  init(dictionaryLiteral e: (K, V)...) { for (k, v) in e { self[k] = v } }
  subscript(k: K) -> V? { get { table[k] } set { if let v = newValue { if table.updateValue(v, forKey: k) == nil { keys.append(k) } } else { table[k] = nil; keys.removeAll { $0 == k } } } }
  subscript(i i: Int) -> (K, V) { (keys[i], table[keys[i]]!) }
  func makeIterator() -> AnyIterator<(key: K, value: V)> { var it = keys.makeIterator(); return AnyIterator { it.next().map { ($0, self.table[$0]!) } } }
  var values: [V] { keys.map { table[$0]! } } }
var o: Ordered = ["z": 1, "a": 2, "m": 3]; o["a"] = nil; o["b"] = 9; o["z"]! += 10; for (k, v) in o { print(k, v) }
print(o.keys, o.values.reduce(0, +), o[i: 1], o.map { $0.key + "\($0.value)" }, o.first { $0.value == 9 }!.key, o["q"] as Any)
