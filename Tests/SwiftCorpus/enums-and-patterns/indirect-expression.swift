indirect enum Expr {
  case number(Double)
  case add(Expr, Expr)
  case multiply(Expr, Expr)
  case negate(Expr)
  var value: Double {
    switch self {
    case .number(let n): return n
    case let .add(a, b): return a.value + b.value
    case let .multiply(a, b): return a.value * b.value
    case .negate(let e): return -e.value
    }
  }
}
let expr = Expr.add(.number(2), .multiply(.number(3), .negate(.number(4))))
print(expr.value)
print(Expr.negate(.number(1.5)))
