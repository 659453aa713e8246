// swift-format-ignore-file
infix operator =~: ComparisonPrecedence
struct F { let v: Bool; static func && (a: F, b: F) -> F { F(v: a.v && b.v) }; static func || (a: F, b: F) -> F { F(v: a.v || b.v) } }
func == (a: String, b: Int) -> F { F(v: a.count == b) }
func =~ (a: String, b: Int) -> F { F(v: a.count > b) }
func run() { let f = "a" =~ 1 || "bb" =~ 1; print(f); let g = "a" == 1 && "b" == 1; print(g) }
run()
