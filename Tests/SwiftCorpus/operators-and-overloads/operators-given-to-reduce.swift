// swift-format-ignore-file
struct Path { var parts: [String] = []; static let root = Path(); static func + (p: Path, s: String) -> Path { Path(parts: p.parts + [s]) }; static func += (p: inout Path, s: String) { p.parts.append(s) } }
func run() {
  print(["a", "b"].reduce(.root, +).parts, ["c"].reduce(.root) { $0 + $1 }.parts)
  print(["q", "r"].reduce(into: Path(), +=).parts, [1, 2].reduce(into: 0, +=), [[1], [2]].reduce(into: [], +=))
}
run()
