let numbers = [3, 1, 2]
print(numbers.sorted { $0 > $1 }, numbers.sorted(by: <), numbers.map { $0 * $0 })
print(numbers.reduce(0) { $0 + $1 }, numbers.reduce("") { $0 + String($1) })
print(zip(numbers, ["a", "b", "c"]).map { "\($0)\($1)" })
let add: (Int, Int) -> Int = { $0 + $1 }
print(add(2, 3), [(1, 2), (3, 4)].map { $0.0 + $0.1 }, [(1, 2)].map { a, b in a * b })
