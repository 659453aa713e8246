struct Backoff: Sequence {
  let base: Double
  func makeIterator() -> AnyIterator<Double> {
    var next = base
    return AnyIterator {
      defer { next *= 2 }
      return next
    }
  }
}
for (name, delay) in zip(["a", "b", "c"], Backoff(base: 0.5)) { print(name, delay) }
print(zip(Backoff(base: 1), [1, 2]).map { $0 * Double($1) }, Array(Backoff(base: 1).prefix(3)))
print(zip(1..., ["x", "y"]).map { "\($0)\($1)" })
