let items = Array(1...7)
let chunks = stride(from: 0, to: items.count, by: 3).map {
  Array(items[$0..<min($0 + 3, items.count)])
}
print(chunks)
var parts = [5, 2, 8, 1]
let middle = parts.partition { $0 > 4 }
print(middle, parts[..<middle].sorted(), parts[middle...].sorted())
print(items.split { $0 % 3 == 0 }, items.dropLast(5), items.prefix(3).reversed() as [Int])
