// swift-format-ignore-file
struct OrderedDict<K: Hashable, V> { private(set) var keys: [K] = []; private var values: [K: V] = [:]
  subscript(k: K) -> V? { get { values[k] } set { if let newValue { if values.updateValue(newValue, forKey: k) == nil { keys.append(k) } } else if values.removeValue(forKey: k) != nil { keys.removeAll { $0 == k } } } }
  mutating func touch(_ k: K) { guard let i = keys.firstIndex(of: k) else { return }; keys.append(keys.remove(at: i)) }; var count: Int { keys.count }
  func map<T>(_ f: (K, V) throws -> T) rethrows -> [T] { try keys.map { try f($0, values[$0]!) } } }
extension OrderedDict: Sequence { func makeIterator() -> AnyIterator<(key: K, value: V)> { var i = keys.makeIterator(); return AnyIterator { i.next().map { ($0, self.values[$0]!) } } } }
extension OrderedDict: ExpressibleByDictionaryLiteral { init(dictionaryLiteral e: (K, V)...) { for (k, v) in e { self[k] = v } } }
var d: OrderedDict = ["b": 1, "a": 2]; d["c"] = 3; d["b"]! += 10; d.touch("b"); d["a"] = nil; d["zz"] = nil; print(d.keys, d.map { "\($0)\($1)" }, d["b"] ?? 0, d.count)
for (k, v) in d { print(k, v) }; print(d.reduce(0) { $0 + $1.value }, d.first { $0.value > 5 }?.key ?? "-", Array(d).map(\.key), d.contains { $0.value == 3 }, d.sorted { $0.value > $1.value }.first!.value)
