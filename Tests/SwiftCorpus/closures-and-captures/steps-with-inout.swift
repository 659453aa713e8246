// swift-format-ignore-file
var log: [String] = []
struct Step { let name: String; let run: (inout [String]) -> Bool }
let steps = [Step(name: "a") { $0.append("A"); return true }, Step(name: "b") { s in s.removeAll(); return s.isEmpty }, Step(name: "c", run: { _ in false })]
for s in steps { print(s.name, s.run(&log), log) }
func apply(_ n: Int, _ fs: ((Int) -> Int)...) -> Int { fs.reduce(n) { $1($0) } }; print(apply(2, { $0 + 1 }, { $0 * $0 }), apply(1))
