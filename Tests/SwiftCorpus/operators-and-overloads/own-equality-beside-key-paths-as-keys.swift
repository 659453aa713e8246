// swift-format-ignore-file
struct Row { let id: Int, name: String }
func == <V>(path: KeyPath<Row, V>, value: V) -> String { let names: [PartialKeyPath<Row>: String] = [\Row.id: "id", \Row.name: "name"]; return "\(names[path] ?? "none") = \(value)" }
func run() { func find(_ text: String) { print(text) }; find(\.id == 3); find(\.name == "x") }
run()
