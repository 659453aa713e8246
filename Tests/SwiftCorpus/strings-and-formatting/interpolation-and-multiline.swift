// swift-format-ignore-file
struct P: CustomStringConvertible, CustomDebugStringConvertible { let n: Int; var description: String { "P\(n)" }; var debugDescription: String { "P(debug \(n))" } }
let p = P(n: 1)
print("\(p) \([p]) \(Optional(p) as Any) \(["k": p])")
debugPrint(p, "q\n", [1: "a"])
print("""
  a \(1 + 1)
    "quoted" \
  joined
  \t|tab
  """)
print(#"raw \n \#(p.n)"#, "a\u{301}", "\\", "q\"q")
extension String.StringInterpolation { mutating func appendInterpolation(_ n: Int, pad: Int) { let s = String(n); appendLiteral(String(repeating: "0", count: Swift.max(0, pad - s.count)) + s) } }
print("\(7, pad: 3)-\(1234, pad: 3)", String(describing: p), String(reflecting: p), String(reflecting: "x\ty"))
