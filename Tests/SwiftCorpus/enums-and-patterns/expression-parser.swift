// swift-format-ignore-file
enum Tok { case num(Double), op(Character), open, close }
func lex(_ s: String) -> [Tok] { var r: [Tok] = [], n = ""; func flush() { if let d = Double(n) { r.append(.num(d)) }; n = "" }
  for c in s { switch c { case "0"..."9", ".": n.append(c); case "+", "-", "*", "/": flush(); r.append(.op(c)); case "(": flush(); r.append(.open); case ")": flush(); r.append(.close); default: flush() } }; flush(); return r }
func eval(_ t: ArraySlice<Tok>) -> (Double, ArraySlice<Tok>) { var (v, rest) = term(t); while case .op(let o)? = rest.first, "+-".contains(o) { let (w, r) = term(rest.dropFirst()); v = o == "+" ? v + w : v - w; rest = r }; return (v, rest) }
func term(_ t: ArraySlice<Tok>) -> (Double, ArraySlice<Tok>) { switch t.first { case .num(let d)?: return (d, t.dropFirst()); case .open?: let (v, r) = eval(t.dropFirst()); return (v, r.dropFirst()); default: return (0, t) } }
print(eval(lex("1.5+(10-2)-3")[...]).0, lex("1+(2)").count)
