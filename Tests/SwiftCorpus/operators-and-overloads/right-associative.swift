precedencegroup Power {
  higherThan: MultiplicationPrecedence
  associativity: right
}
infix operator ** : Power
func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { result, _ in result * base } }
print(2 ** 3 ** 2, 2 * 3 ** 2, (2 ** 3) ** 2)
