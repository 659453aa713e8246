// swift-format-ignore-file
var d = ["a": 1, "b": 2]
d.merge(["b": 10, "c": 3]) { $0 + $1 }
print(d.sorted { $0.key < $1.key }.map { "\($0)\($1)" }, d.removeValue(forKey: "a") as Any, d.updateValue(5, forKey: "z") as Any, d["a"] as Any)
print(d.filter { $0.value > 4 }.keys.sorted(), d.values.sorted(), d.mapValues { $0 * 2 }["b"]!, d.contains { $0.key == "z" }, d.first { $0.value == 3 }?.key ?? "")
print(Dictionary(zip(["x", "y", "x"], 1...), uniquingKeysWith: +).sorted { $0.0 < $1.0 }.description, Dictionary(uniqueKeysWithValues: [(1, "a")]))
var s: Set = [1, 2, 3]
print(s.insert(3).inserted, s.insert(4), s.remove(9) as Any, s.union([7]).sorted(), s.intersection([2, 3, 9]).sorted(), s.subtracting([1]).sorted(), s.symmetricDifference([1, 100]).sorted())
print(s.isSuperset(of: [1]), s.isDisjoint(with: [50]), Set("hello").count, s.isSubset(of: 0...10), s.map { $0 * 0 }.count, s == [4, 3, 2, 1])
d["b"] = nil; d["c", default: 0] += 1
print(d.count, d["c"]!, d.isEmpty)
