// swift-format-ignore-file
struct Tag: Hashable { let name: String; var weight = 1; static func == (a: Tag, b: Tag) -> Bool { a.name == b.name }; func hash(into h: inout Hasher) { h.combine(name) } }
var tags: Set = [Tag(name: "a"), Tag(name: "b", weight: 5)]
print(tags.insert(Tag(name: "a", weight: 9)).inserted, tags.first { $0.name == "a" }!.weight, tags.update(with: Tag(name: "a", weight: 7))?.weight as Any, tags.first { $0.name == "a" }!.weight)
print(tags.count, tags.contains(Tag(name: "b")), tags.remove(Tag(name: "b"))?.weight as Any, tags.isEmpty, tags.map(\.name))
let grid: Set<[Int]> = [[1, 2], [2, 1], [1, 2]]
print(grid.count, grid.contains([2, 1]), Set("hello").sorted(), Set([1, 2, 3]).filter { $0 > 1 }.sorted(), Set([3, 4]).min()!)
let (a, b): (Set<Int>, Set<Int>) = ([1, 2, 3], [3, 4])
print(a.union(b).count, a.intersection(b), a.symmetricDifference(b).sorted(), a.isStrictSubset(of: [1, 2, 3, 4]), a.subtracting(b).sorted(), a.isDisjoint(with: [9]), a == [3, 2, 1])
var counts: [Tag: Int] = [:]; counts[Tag(name: "z"), default: 0] += 2; counts[Tag(name: "z", weight: 3), default: 0] += 1
print(counts.count, counts.values.first!)
