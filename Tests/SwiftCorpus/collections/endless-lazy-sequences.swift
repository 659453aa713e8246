// swift-format-ignore-file
struct Naturals: Sequence, IteratorProtocol {
  var last = 0
  mutating func next() -> Int? {
    last += 1
    return last
  }
}
func run() {
  print(Array(Naturals().lazy.filter { $0 % 3 == 0 }.map { $0 * $0 }.prefix(3)))
  print(Array(Naturals().dropFirst(2).prefix(2)), Naturals().contains(7))
  for (index, letter) in zip(Naturals(), ["a", "b"]) { print(index, letter) }
  for number in Naturals().lazy.filter({ $0.isMultiple(of: 5) }) {
    print(number)
    if number > 9 { break }
  }
  let fibonacci = sequence(state: (0, 1)) { (pair: inout (Int, Int)) -> Int? in
    defer { pair = (pair.1, pair.0 + pair.1) }
    return pair.0
  }
  print(Array(fibonacci.lazy.filter { $0 % 2 == 0 }.prefix(4)))
  print(fibonacci.lazy.map { $0 + 1 }.first { $0 > 20 } ?? 0)
  let counted = AnySequence { () -> AnyIterator<Int> in
    var count = 0
    return AnyIterator {
      count += 1
      return count
    }
  }
  print(Array(counted.lazy.map { $0 * 3 }.prefix(2)), Array(counted.dropFirst(3).prefix(1)))
}
run()
