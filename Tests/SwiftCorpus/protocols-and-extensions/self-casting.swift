// swift-format-ignore-file
protocol Themed { var color: String { get } }
extension Themed { var color: String { "gray" }; func tint() -> String { (self as? Named).map { "\($0.name)-\(color)" } ?? color } }
protocol Named { var name: String { get } }
struct A: Themed {}; struct B: Themed, Named { var name = "b"; var color: String { "red" } }
let all: [any Themed] = [A(), B()]
print(all.map { $0.tint() }, all.compactMap { $0 as? any Named }.map(\.name), all.map { $0 is Named })
for t in all { switch t { case let n as Named & Themed: print("both", n.name, n.color); case is A: print("A"); default: print("?") } }
