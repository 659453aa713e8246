// swift-format-ignore-file
let numbers = [3, 1, 2]
let ascending = numbers.sorted(by: <), desc = numbers.sorted(by: >)
print(ascending, desc, numbers.map(-), numbers.reduce(1, *), numbers.max(by: <)!, zip(numbers, ascending).map(+), numbers.reduce(Int.max, min))
let strings = ["1", "b", "3"]; print(strings.compactMap(Int.init), strings.map(\.count).reduce(0, +), strings.map(Optional.some).count, strings.map { Int($0) ?? 0 }.sorted(by: >))
["x", "y"].forEach { print($0, terminator: "") }; print()
func apply(_ n: Int, _ fs: [(Int) -> Int]) -> Int { fs.reduce(n) { $1($0) } }
func dbl(_ n: Int) -> Int { n * 2 }
struct Ops { static func inc(_ n: Int) -> Int { n + 1 }; func sq(_ n: Int) -> Int { n * n } }
print(apply(3, [dbl, Ops.inc, Ops().sq, { $0 - 1 }, abs]), [1, -2].map(abs), [1, 2].map(dbl))
["p", "q"].forEach(print2); func print2(_ s: String) { print(s, terminator: ";") }
print()
