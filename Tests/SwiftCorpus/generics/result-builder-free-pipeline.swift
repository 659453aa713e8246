// swift-format-ignore-file
struct Pipeline<In, Out> { let run: (In) throws -> Out
  func then<Next>(_ f: @escaping (Out) throws -> Next) -> Pipeline<In, Next> { Pipeline<In, Next> { try f(run($0)) } }
  static func start(_ f: @escaping (In) throws -> Out) -> Pipeline { Pipeline(run: f) } }
enum Err: Error { case notNumber(String) }
let parse = Pipeline<String, Int>.start { s in guard let n = Int(s) else { throw Err.notNumber(s) }; return n }
let p = parse.then { $0 * 2 }.then { "<\($0)>" }
print(try p.run("21"))
do { print(try p.run("x")) } catch Err.notNumber(let s) { print("no number:", s) }
print(["1", "b", "3"].map { (try? p.run($0)) ?? "-" }, type(of: p))
func zip2<A, B, C>(_ a: A?, _ b: B?, with f: (A, B) -> C) -> C? { if let a, let b { return f(a, b) }; return nil }
print(zip2(1, "x") { "\($0)\($1)" } as Any, zip2(nil as Int?, 2, with: +) as Any)
