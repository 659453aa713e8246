struct Countdown: Sequence, IteratorProtocol {
  var current: Int
  mutating func next() -> Int? {
    guard current > 0 else { return nil }
    defer { current -= 1 }
    return current
  }
}
for number in Countdown(current: 3) { print(number) }
print(Countdown(current: 4).map { $0 * 2 }, Countdown(current: 3).reduce(0, +))
print(Array(Countdown(current: 2)), Countdown(current: 5).contains(4))
