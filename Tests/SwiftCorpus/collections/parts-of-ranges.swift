let items = [10, 20, 30, 40, 50]
print((0..<5).dropFirst(2), (0..<5).prefix(2), (0..<5).suffix(2), (0..<5).dropLast())
print((2..<3).dropFirst(9))
print(items[items.indices.suffix(2)], items[items.indices.dropFirst()], items[items.indices])
print((0..<5).dropFirst(2).map { $0 * 2 }, items.indices.dropLast(2).reversed().count)
for i in items.indices.dropFirst(3) { print(i, items[i]) }
print((0..<10).dropFirst(3).prefix(2).reduce(0, +), (0..<4).prefix(while: { $0 < 2 }).count)
struct Countdown: Sequence {
  func makeIterator() -> IndexingIterator<[Int]> { [3, 2, 1].makeIterator() }
}
print(Countdown().underestimatedCount, items.underestimatedCount, "abc".underestimatedCount)
