let items = ["a", "b", "c"]
for (index, item) in items.enumerated() where index > 0 { print(index, item) }
print(
  items.indices, items.enumerated().map { "\($0)\($1)" }, items.indices.map { items[$0] },
  items.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
for index in stride(from: items.count - 1, through: 0, by: -1) { print(items[index]) }
print(items.startIndex, items.endIndex, items.index(after: 0), items.indices.contains(3))
