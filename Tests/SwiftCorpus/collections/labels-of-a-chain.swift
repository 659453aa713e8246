// swift-format-ignore-file
func ranking(_ v: [String: Int]) -> [(name: String, n: Int)] { v.map { ($0.key, $0.value) }.sorted { $0.n == $1.n ? $0.name < $1.name : $0.n > $1.n } }
func run() { print(ranking(["b": 1, "c": 2, "a": 1])) }
run()
