// swift-format-ignore-file
let points = [(0, 0), (3, 0), (0, -2), (4, 4), (1, 5)]
for p in points { switch p {
  case (0, 0): print("origin", terminator: "; ")
  case (let x, 0): print("x", x, terminator: "; ")
  case (0, let y) where y < 0: print("below", y, terminator: "; ")
  case let (x, y) where x == y: print("diagonal", terminator: "; ")
  case (1...2, 4...): print("box", terminator: "; ")
  default: print("far", terminator: "; ") } }
print()
enum Token { case number(Double), op(Character), paren(open: Bool) }
let tokens: [Token] = [.paren(open: true), .number(2), .op("+"), .number(3), .paren(open: false)]
for case .number(let n) in tokens where n > 2 { print("n", n) }
print(tokens.compactMap { if case .op(let c) = $0 { return c } else { return nil } }, tokens.filter { if case .paren(open: true) = $0 { true } else { false } }.count)
if case .some(.op("+")) = tokens.dropFirst(2).first { print("plus") }
