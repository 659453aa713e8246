// `prefix` of a lazy sequence without an end takes elements one by one and stops after the last one.
var calls = 0
let squares = (1...).lazy.map { number -> Int in
  calls += 1
  return number * number
}
let some = squares.filter { $0 % 3 == 1 }.prefix(3)
print(calls)
print(Array(some), calls)
for square in some where square > 1 { print(square, calls) }
print(squares.prefix(5).prefix(1).reduce(0, +), calls)
