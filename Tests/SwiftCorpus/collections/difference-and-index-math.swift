let items = ["a", "b", "c", "d"]
let middle = items.index(items.startIndex, offsetBy: items.count / 2)
print(
  items[middle], items.distance(from: 0, to: middle), items[(middle - 1)...],
  items.index(before: items.endIndex))
print(
  items.index(0, offsetBy: 9, limitedBy: items.endIndex) as Any, items.dropFirst().first!,
  (items + ["e"]).count, items[items.count - 1])
