// Literals in parentheses behind an own prefix operator have the type that the context wants.
struct Term: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  var description: String
  init(integerLiteral value: Int) { description = "i\(value)" }
  init(floatLiteral value: Double) { description = "f\(value)" }
  init(stringLiteral value: String) { description = "s" + value }
  init(_ text: String) { description = text }
  static func + (one: Term, other: Term) -> Term { Term("(\(one)+\(other))") }
  static func * (one: Term, other: Term) -> Term { Term("(\(one)*\(other))") }
  static prefix func - (term: Term) -> Term { Term("-\(term)") }
}
func take(_ term: Term) { print("take", term) }
let sum: Term = 2 * "x" + -("y" + 0.5)
let product: Term = -(1 + 2) * 3
print(sum, product)
take(1 + "z")
take(-("q" * 2))
let list: [Term] = [1 + 2, "a" * 2.5, -("k")]
print(list)
