@resultBuilder struct Steps {
  static func buildPartialBlock(first: String) -> String { first }
  static func buildPartialBlock(accumulated: String, next: String) -> String {
    "(" + accumulated + "+" + next + ")"
  }
  static func buildFinalResult(_ s: String) -> String { s + "." }
  static func buildExpression(_ i: Int) -> String { "\(i)" }
  static func buildEither(first s: String) -> String { "1" + s }
  static func buildEither(second s: String) -> String { "2" + s }
}
@Steps func made(_ n: Int) -> String {
  n
  7
  if n == 0 { 3 } else if n == 1 { 4 } else if n == 2 { 5 } else if n == 3 { 6 } else { 55 }
}
@Steps var total: String {
  1
  2
}
@Steps func chosen(_ n: Int) -> String {
  switch n {
  case 0: 0
  case 1: 1
  default: 2
  }
}
print((0...4).map(made), total, (0...2).map(chosen))
