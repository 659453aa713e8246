let items = [5, 3, 9, 3]
print(
  items.firstIndex(of: 3)!, items.lastIndex(of: 3)!, items.first { $0 > 5 }!,
  items.last { $0 < 5 }!, items.firstIndex { $0 > 100 } as Any)
print(
  items.contains(9), items.contains { $0 < 0 }, items.allSatisfy { $0 > 0 }, items.min()!,
  items.max()!)
print(
  items.filter { $0 == 3 }.count, items.starts(with: [5, 3]), items.elementsEqual([5, 3, 9, 3]),
  items.count(where: { $0 > 3 }))
