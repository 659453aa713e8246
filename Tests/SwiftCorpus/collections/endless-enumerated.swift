struct Count: Sequence, IteratorProtocol {
  var n = 0
  mutating func next() -> Int? {
    n += 1
    return n
  }
}
for (i, x) in Count().enumerated() {
  if i == 3 { break }
  print(i, x)
}
for (i, x) in sequence(first: 1, next: { $0 * 2 }).enumerated().prefix(3) { print(i, x) }
for (a, b) in zip(Count(), "xy") { print(a, b) }
