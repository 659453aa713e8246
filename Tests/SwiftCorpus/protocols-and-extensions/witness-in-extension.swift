// swift-format-ignore-file
protocol Describing { var kind: String { get }; func line() -> String }
extension Describing { func line() -> String { "[\(kind)]" }; func extra() -> String { "base extra" } }
struct Plain {}
extension Plain: Describing { var kind: String { "plain" } }
extension Int: Describing { var kind: String { "int \(self)" }; func line() -> String { "<\(kind)>" }; func extra() -> String { "int extra" } }
extension Array: Describing where Element: Describing { var kind: String { map(\.kind).joined(separator: "+") } }
let all: [any Describing] = [Plain(), 3, [1, 2]]
print(all.map { $0.line() }, all.map { $0.extra() }, 3.extra(), [Plain()].line())
