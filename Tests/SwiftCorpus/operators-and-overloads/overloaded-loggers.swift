// swift-format-ignore-file
struct Log { var lines: [String] = []
  mutating func callAsFunction(_ s: String) { lines.append(s) }
  mutating func callAsFunction(_ n: Int, unit: String = "x") { lines.append("\(n)\(unit)") }
  mutating func callAsFunction<T>(_ xs: [T]) { lines.append("list \(xs.count)") }
  mutating func callAsFunction(_ e: Error) { lines.append("error \(e)") }
  subscript(_ i: Int) -> String { lines[i] }; subscript(_ s: String) -> [Int] { lines.indices.filter { lines[$0].contains(s) } }; subscript(r: Range<Int>) -> [String] { Array(lines[r]) } }
enum E: Error { case e }; var log = Log(); log("a"); log(3); log(4, unit: "ms"); log([1, 2]); log(E.e); log(["q"])
print(log.lines, log[0], log["list"], log[1..<3])
