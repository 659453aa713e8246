// swift-format-ignore-file
import Foundation
let value: Any = (3, ["a", "b"])
if case let (n, list) as (Int, [String]) = value { print(n, list) }
let numbers = [1, -2, 0]
for n in numbers {
  switch n {
  case ..<0: print("minus")
  case 0: print("zero")
  case let x where x % 2 == 1: print("odd", x)
  default: print("even")
  }
}
if case 1...5 = numbers[0], case let first? = numbers.first { print("in range", first) }
guard case .some(let last) = numbers.last else { fatalError() }
print(last)
var index = 0
while case let n? = numbers.dropFirst(index).first { index += 1; if n == 0 { break } }
print(index)
