// swift-format-ignore-file
struct Tag: Hashable, Comparable { let name: String; var weight = 1; static func == (l: Tag, r: Tag) -> Bool { l.name == r.name }; func hash(into h: inout Hasher) { h.combine(name) }; static func < (l: Tag, r: Tag) -> Bool { (l.weight, l.name) < (r.weight, r.name) } }
let a: Set = [Tag(name: "x"), Tag(name: "y", weight: 3), Tag(name: "z", weight: 2)], b: Set = [Tag(name: "y", weight: 9), Tag(name: "q")]
print(a.union(b).sorted().map(\.name), a.intersection(b).first!.weight, a.subtracting(b).map(\.name).sorted(), a.symmetricDifference(b).count, b.isSubset(of: a), a.contains(Tag(name: "z", weight: 100)))
var s = a; print(s.insert(Tag(name: "y", weight: 50)).memberAfterInsert.weight, s.update(with: Tag(name: "y", weight: 60))!.weight, s.remove(Tag(name: "x"))?.weight ?? 0, s.count, s.max()!.name)
s.formUnion(b); s = s.filter { $0.weight < 60 }; print(s.map(\.name).sorted(), s.reduce(0) { $0 + $1.weight }, s.isDisjoint(with: [Tag(name: "zz")]), s.min()!.name, Set(s.map(\.weight)).sorted())
