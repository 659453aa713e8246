// swift-format-ignore-file
struct Regexish { let prefix: String }
func ~= (r: Regexish, s: String) -> Bool { s.hasPrefix(r.prefix) }
func ~= (test: (Int) -> Bool, n: Int) -> Bool { test(n) }
func kind(_ s: String) -> String { switch s { case Regexish(prefix: "http"): return "url"; case Regexish(prefix: "/"): return "path"; case "": return "empty"; default: return "text" } }
print(["https://x", "/tmp", "", "hey"].map(kind))
let isEven: (Int) -> Bool = { $0 % 2 == 0 }
switch 7 { case isEven: print("even"); case { $0 > 5 }: print("big odd"); default: print("odd") }
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
infix operator ≈: ComparisonPrecedence
func ≈ (a: Double, b: Double) -> Bool { abs(a - b) < 0.01 }
print(√16, √2 ≈ 1.414, 0.1 + 0.2 ≈ 0.3, 1 ≈ 2)
