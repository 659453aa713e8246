// swift-format-ignore-file
protocol Endpoint { associatedtype Reply; typealias Completion = (Result<Reply, Failure>) -> Void; var path: String { get }; func parse(_ s: String) throws -> Reply }
struct Failure: Error, Equatable { let text: String }
extension Endpoint { func run(_ s: String, then done: Completion) { done(Result { try parse(s) }.mapError { $0 as? Failure ?? Failure(text: "\($0)") }) } }
struct Count: Endpoint { typealias Reply = Int; let path = "/count"; func parse(_ s: String) throws -> Int { guard let n = Int(s) else { throw Failure(text: "no number \(s)") }; return n } }
struct Names: Endpoint { let path = "/names"; func parse(_ s: String) throws -> [String] { s.split(separator: ",").map(String.init) } }
Count().run("7") { print($0) }; Count().run("x") { print($0) }; Names().run("a,b") { print((try? $0.get().count) ?? 0) }
func all<E: Endpoint>(_ e: E, _ inputs: [String]) -> [E.Reply] { var out: [E.Reply] = []; for i in inputs { e.run(i) { if case .success(let r) = $0 { out.append(r) } } }; return out }
print(all(Count(), ["1", "q", "3"]), all(Names(), ["x"]), Count.Reply.self)
