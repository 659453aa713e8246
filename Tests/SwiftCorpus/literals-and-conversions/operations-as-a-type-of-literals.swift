// swift-format-ignore-file
enum Formula: Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case number(Int), name(String)
  indirect case sum(Formula, Formula), minus(Formula)
  init(stringLiteral text: String) { self = .name(text) }
  init(integerLiteral number: Int) { self = .number(number) }
  static func + (a: Formula, b: Formula) -> Formula { .sum(a, b) }
  static prefix func - (a: Formula) -> Formula { .minus(a) }
}
print("a" + -"a" as Formula, (1 + "x" as Formula) == .sum(1, "x"))
print(7 / 2 as Double, 1 + 2 * 3 as Double, "x" + "y" as Substring)
