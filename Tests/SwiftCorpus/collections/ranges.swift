let range = 2..<6
print(
  range.contains(6), range.count, Array(range), range.map { $0 * 2 }, range.reversed().first!,
  range.lowerBound, range.last!)
for i in 0..<3 { print(i, terminator: " ") }
for i in (0...2).reversed() { print(i, terminator: " ") }
print()
print(
  (1...3).reduce(1, *), (0..<10).filter { $0 % 4 == 0 }, range == 2..<6,
  (1...).prefix(3).map { $0 }, (...5).contains(5))
