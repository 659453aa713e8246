print(
  Array(stride(from: 0, to: 10, by: 3)), Array(stride(from: 10, through: 0, by: -5)),
  Array(stride(from: 0.0, through: 1, by: 0.5)))
for (a, b) in zip([1, 2, 3], ["x", "y"]) { print(a, b) }
print(zip("ab", 1...).map { "\($0)\($1)" }, Array(zip([1], [2])).count)
let pairs = zip(["a", "b"], [1, 2]).filter { $0.1 > 1 }
print(pairs, stride(from: 1, to: 1, by: 1).map { $0 }.isEmpty)
