// swift-format-ignore-file
let asked: Set = ["alert", "badge", "sound"]; var granted = asked.intersection(["badge", "alert", "car"])
print(granted.sorted(), asked.subtracting(granted), asked.isStrictSuperset(of: granted), granted.isDisjoint(with: ["sound"]), asked.union(["car"]).count)
print(granted.insert("sound").inserted, granted.insert("sound").inserted, granted == asked, granted.remove("zzz") as Any, granted.remove("alert")!, granted.contains("alert"))
granted.formUnion(["x", "y"]); granted.subtract(["y"]); granted.formIntersection(["x", "badge", "q"]); print(granted.sorted(), granted.min()!, granted.map(\.count).sorted())
let a: Set<Int> = [1, 2, 3], b = Set(3...5); print(a.symmetricDifference(b).sorted(), a.filter { $0 > 1 }.sorted(), a.isSubset(of: 0...9), Set("hello").count, a.reduce(0, +), Set([[1], [1], [2]]).count, a.sorted(by: >), a.allSatisfy { $0 < 4 }, Set<Int>().isEmpty, a.union(b).subtracting(a.intersection(b)) == a.symmetricDifference(b))
var seen = Set<String>(); print(["a", "b", "a", "c", "b"].filter { seen.insert($0).inserted }, seen.count); let groups = Dictionary(grouping: ["ann", "al", "bo"], by: \.first!).mapValues(Set.init); print(groups["a"]!.contains("al"), groups["b"]!.first!)
