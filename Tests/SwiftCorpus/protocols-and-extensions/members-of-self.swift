// swift-format-ignore-file
protocol Named { var name: String { get } }
protocol Greets: Named { func greet() -> String }
extension Greets { func greet() -> String { "Hello, \(name)" } ; func shout() -> String { greet().uppercased() } }
extension Named where Self: CustomStringConvertible { var both: String { "\(name)/\(description)" } }
struct P: Greets, CustomStringConvertible { let name: String; var description: String { "P(\(name))" }; func shout() -> String { "own " + greet() } }
struct Q: Greets { var name = "q"; func greet() -> String { "yo" } }
let g: [any Greets] = [P(name: "p"), Q()]
for x in g { print(x.greet(), x.shout(), x.name) }
print(P(name: "z").shout(), P(name: "z").both)
func f(_ n: Named & CustomStringConvertible) { print(n.name, n) }
f(P(name: "c"))
print(g.compactMap { $0 as? CustomStringConvertible }.count)
