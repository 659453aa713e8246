let words = ["apple", "avocado", "bean", "cherry", "corn"]
let groups = Dictionary(grouping: words) { $0.first! }
print(groups["a"]!, groups["c"]!.count, groups.keys.sorted())
var a = ["x": 1, "y": 2]
a.merge(["y": 5, "z": 6]) { old, new in old + new }
print(a["x"]!, a["y"]!, a["z"]!, a.merging(["x": 0]) { old, _ in old }["x"]!)
print(
  Dictionary(uniqueKeysWithValues: zip(["k", "l"], [1, 2]))["l"]!,
  Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: { $0 + $1 })["a"]!)
