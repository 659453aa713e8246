let range = 1..<5
print(range.count, range.contains(5), (1...5).contains(5), range.lowerBound, range.upperBound)
let items = ["a", "b", "c", "d"]
print(items[1...], items[..<2], items[1...2], items[...1])
print((1...3).map { $0 * 2 }, Array(0..<3), range, 1...3, (0..<0).isEmpty)
print((1...10).clamped(to: 3...20), (1..<3).overlaps(2..<4))
