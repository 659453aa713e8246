struct Tag: Hashable {
  let name: String
  var note = ""
  static func == (one: Tag, other: Tag) -> Bool { one.name == other.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
var counts = [Tag(name: "a", note: "first"): 1]
counts[Tag(name: "a", note: "second")]? += 1
counts[Tag(name: "a"), default: 0] += 5
counts[Tag(name: "b")] = 2
print(counts.count, counts[Tag(name: "a", note: "?")] ?? 0)
print(counts.removeValue(forKey: Tag(name: "a", note: "third")) ?? 0, counts.count)
let groups = Dictionary(grouping: [Tag(name: "x", note: "1"), Tag(name: "x", note: "2")]) { $0 }
print(groups.count, groups.values.first?.count ?? 0)
