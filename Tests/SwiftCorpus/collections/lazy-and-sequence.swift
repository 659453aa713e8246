let powers = sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }
print(Array(powers))
var calls = 0
let first = (1...1000).lazy.map { n -> Int in
  calls += 1
  return n * n
}.filter { $0 % 2 == 0 }.first { $0 > 50 }
print(first ?? 0, calls)
print((1...).prefix(3).map { $0 * 2 }, (1...5).reversed().map { $0 })
print(Array(repeating: "x", count: 3).joined(), repeatElement(0, count: 2).count)
print([[1, 2], [3]].flatMap { $0 }, [[1, 2], [3]].joined().map { $0 }, ["1", "x", "3"].compactMap(Int.init))
