// swift-format-ignore-file
import Foundation
struct Tag: Hashable, Comparable { let name: String; var weight = 0; static func < (a: Tag, b: Tag) -> Bool { (a.weight, a.name) < (b.weight, b.name) } }
var tags: Set = [Tag(name: "b"), Tag(name: "a", weight: 2), Tag(name: "b")]
tags.formUnion([Tag(name: "c", weight: 1), Tag(name: "a", weight: 2)])
print(tags.sorted().map(\.name), tags.count, tags.min()!.name, tags.contains { $0.weight == 1 }, tags.filter { $0.weight > 0 }.map(\.name).sorted())
let (inserted, member) = tags.insert(Tag(name: "c", weight: 1))
print(inserted, member.name, tags.remove(Tag(name: "zz")) == nil, tags.isSuperset(of: [Tag(name: "b")]), tags.first(where: { $0.name == "a" })!.weight)
print(Set("hello").intersection("world").sorted(), Set([1, 2, 3]).symmetricDifference([3, 4]).sorted(), Set(1...3).isStrictSubset(of: 0...5), Set<Int>().isEmpty)
