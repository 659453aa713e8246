// swift-format-ignore-file
struct Rows: Sequence { let names: [String]; func makeIterator() -> AnyIterator<(name: String, n: Double)> { var i = 0; return AnyIterator { defer { i += 1 }; return i < names.count ? (names[i], 1) : nil } } }
func run() { for row in Rows(names: ["a"]) { print(row.name, row.n) }; print(Rows(names: ["a", "b"]).map(\.name)) }
run()
