let items = [10, 20, 30, 40, 50]
let slice = items[1..<4]
print(slice, slice.startIndex, slice.endIndex, slice[2], slice.first!)
print(slice.map { $0 + 1 }, Array(slice), slice.count, slice.firstIndex(of: 30)!)
let tail = items.dropFirst(2)
print(
  tail.startIndex, tail[2], items.prefix(2), items.suffix(2).first!,
  items.prefix(while: { $0 < 30 }))
for (index, value) in slice.enumerated() { print(index, value) }
