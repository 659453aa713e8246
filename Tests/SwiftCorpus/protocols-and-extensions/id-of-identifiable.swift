// swift-format-ignore-file
protocol D { var d: String { get } }
extension D where Self: Identifiable { var d: String { "#\(id)" } }
struct A: D, Identifiable { let id = 1 }
func run() { print(A().d) }
run()
