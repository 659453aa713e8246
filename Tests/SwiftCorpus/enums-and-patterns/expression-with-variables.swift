// swift-format-ignore-file
indirect enum Expr { case number(Double), variable(String), binary(Expr, Op, Expr), negate(Expr)
  enum Op: Character { case plus = "+", times = "*", minus = "-" } }
func eval(_ e: Expr, _ env: [String: Double]) -> Double? {
  switch e {
  case .number(let n): return n
  case .variable(let v): return env[v]
  case let .binary(l, op, r):
    guard let a = eval(l, env), let b = eval(r, env) else { return nil }
    switch op { case .plus: return a + b; case .times: return a * b; case .minus: return a - b }
  case .negate(let inner): return eval(inner, env).map { -$0 }
  } }
let e = Expr.binary(.number(2), .times, .binary(.variable("x"), .minus, .negate(.number(1))))
print(eval(e, ["x": 3]) as Any, eval(e, [:]) as Any)
print(e)
