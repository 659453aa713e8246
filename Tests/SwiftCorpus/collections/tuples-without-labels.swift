extension Dictionary where Value: Comparable {
  func top(_ n: Int) -> [(Key, Value)] { Array(sorted { $0.value > $1.value }.prefix(n)) }
}
print(["a": 1, "b": 5, "c": 3].top(2))
let pairs: [(Int, String)] = ["x", "y"].enumerated().map { $0 }
print(pairs, pairs[0].1)
