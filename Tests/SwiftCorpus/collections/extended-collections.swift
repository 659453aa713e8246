// swift-format-ignore-file
extension Array { func grouped(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }; mutating func upsert(_ e: Element, where p: (Element) -> Bool) { if let i = firstIndex(where: p) { self[i] = e } else { append(e) } } }
extension Dictionary { mutating func bump(_ k: Key, by n: Value) where Value: AdditiveArithmetic { self[k, default: .zero] += n }; func swapped() -> [Value: Key] where Value: Hashable { Dictionary<Value, Key>(uniqueKeysWithValues: map { ($1, $0) }) } }
extension Set { mutating func toggle(_ e: Element) { if !insert(e).inserted { remove(e) } } }
var a = [1, 2, 3, 4, 5]; a.upsert(9) { $0 == 2 }; a.upsert(7) { $0 > 100 }; print(a, a.grouped(4)); var d = ["a": 1]; d.bump("a", by: 4); d.bump("b", by: 2); print(d.swapped()[5]!, d.count); var s: Set<Int> = [1]; s.toggle(1); s.toggle(2); print(s)
