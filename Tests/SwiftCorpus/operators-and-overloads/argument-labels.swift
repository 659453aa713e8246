func move(from start: Int, to end: Int, by step: Int = 1) -> [Int] {
  Array(stride(from: start, to: end, by: step))
}
func greet(_ name: String, and other: String) -> String { name + "&" + other }
print(move(from: 0, to: 3), move(from: 0, to: 10, by: 5), greet("a", and: "b"))
let f = move(from:to:by:)
print(f(1, 3, 1))
