// swift-format-ignore-file
var n = 0
func next() -> Int { n += 1; return n }
struct I { let id = next(); var name = "n\(next())" }
func run() { let b = I(name: "own"); print(b, next()) }
run()
