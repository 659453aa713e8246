// swift-format-ignore-file
protocol D { var d: String { get } }
extension D where Self: Identifiable { var d: String { "plain" } }
extension D where Self: Identifiable & CustomStringConvertible { var d: String { "\(self)!" } }
struct B: D, Identifiable, CustomStringConvertible { let id = "b"; var description: String { "Bee" } }
struct A: D, Identifiable { let id = 1 }
func run() { let l: [any D] = [A(), B()]; print(l.map(\.d), B().d) }
run()
