// swift-format-ignore-file
func classify(_ n: Int) -> [String] { var out: [String] = []
  switch n { case 0: out.append("zero"); fallthrough; case 1, 2: out.append("small"); case let x where x < 0: out.append("neg \(x)"); case 10...: out.append("big"); default: break }
  return out }
print([0, 1, -4, 5, 30].map(classify))
outer: for i in 1... { for j in 1...3 { switch (i, j) { case (2, 2): continue outer; case (4, _): break outer; default: print(i, j, terminator: " ") } } }
print()
let v: Any = ["k": [1, 2]]
switch v { case let s as String: print(s); case let d as [String: [Int]] where d["k"]?.count == 2: print("dict", d["k"]!); case is Int: print("int"); default: print("?") }
func kind(_ x: Any) -> String { switch x { case is Int: return "Int"; case let d as Double: return "Double \(d)"; case let (a, b) as (Int, Int): return "pair \(a + b)"; case Optional<Any>.none: return "nil"; case let f as () -> Int: return "f \(f())"; default: return "other" } }
print(kind(1), kind(2.5), kind((1, 2)), kind({ 7 }), kind("s"))
