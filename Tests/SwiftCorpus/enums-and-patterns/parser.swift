// swift-format-ignore-file
import Foundation
enum Token: Equatable { case number(Double), op(Character), open, close }
func lex(_ s: String) -> [Token] { var out: [Token] = [], num = ""
  func flush() { if let d = Double(num) { out.append(.number(d)) }; num = "" }
  for c in s { switch c { case "0"..."9", ".": num.append(c); case "(": flush(); out.append(.open); case ")": flush(); out.append(.close); case "+", "-", "*", "/": flush(); out.append(.op(c)); default: flush() } }
  flush(); return out }
func eval(_ t: inout ArraySlice<Token>) -> Double { var v = term(&t); while case .op(let o)? = t.first, o == "+" || o == "-" { t.removeFirst(); let r = term(&t); v = o == "+" ? v + r : v - r }; return v }
func term(_ t: inout ArraySlice<Token>) -> Double { var v = atom(&t); while case .op(let o)? = t.first, o == "*" || o == "/" { t.removeFirst(); let r = atom(&t); v = o == "*" ? v * r : v / r }; return v }
func atom(_ t: inout ArraySlice<Token>) -> Double { switch t.removeFirst() { case .number(let n): return n; case .open: let v = eval(&t); t.removeFirst(); return v; default: return .nan } }
for e in ["1 + 2 * 3", "(1+2)*3", "8/4/2", "2*(3-(4-1))"] { var t = lex(e)[...]; print(e, "=", eval(&t)) }
