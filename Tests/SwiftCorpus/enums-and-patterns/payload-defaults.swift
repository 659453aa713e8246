// swift-format-ignore-file
enum Cmd: Equatable { case go(to: String, fast: Bool = false), stop, seq([Cmd]); var count: Int { if case .seq(let c) = self { return c.map(\.count).reduce(0, +) }; return 1 } }
let c: Cmd = .seq([.go(to: "a"), .stop, .seq([.go(to: "b", fast: true)])]); print(c.count, c, c == .seq([.stop]), Cmd.go(to: "a") == .go(to: "a", fast: false))
if case .seq(let cs) = c, case .go(let to, fast: false)? = cs.first { print(to) }; let makers: [(String) -> Cmd] = [{ .go(to: $0) }]; print(makers[0]("z"))
