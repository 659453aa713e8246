// swift-format-ignore-file
extension Dictionary { func mapKeys<K: Hashable>(_ f: (Key) -> K) -> [K: Value] { Dictionary<K, Value>(uniqueKeysWithValues: map { (f($0.key), $0.value) }) } }
func run() { print(["a": 1].mapKeys { $0.uppercased() }); func h<K: Hashable>(_ k: K) -> [K: Int] { var r: [K: Int] = [:]; r[k] = 1; return r }; print(h("z"), h(5)) }
run()
