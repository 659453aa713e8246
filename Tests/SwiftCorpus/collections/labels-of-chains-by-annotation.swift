// swift-format-ignore-file
let l: [(name: String, n: Int)] = ["a", "b"].enumerated().map { ($1, $0) }.sorted { $0.n > $1.n }
func run() { print(l); let m: [(k: Int, v: Int)] = [1, 2].map { ($0, $0 * 2) }.filter { $0.v > 2 }; print(m) }
run()
