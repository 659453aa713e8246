// swift-format-ignore-file
precedencegroup Pipe { associativity: left higherThan: LogicalConjunctionPrecedence }
infix operator |>: Pipe
infix operator >>>: Pipe
infix operator ?>: Pipe
func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func ?> <A, B>(a: A?, f: (A) -> B?) -> B? { a.flatMap(f) }
enum Bad: Error { case short }
func check(_ s: String) throws -> String { guard s.count > 2 else { throw Bad.short }; return s }
let shout = { (s: String) in s.uppercased() } >>> { $0 + "!" }
print("abc" |> shout, "  x " |> { $0.count }, [3, 1, 2] |> { $0.sorted() } |> { $0.map(String.init) } |> { $0.joined(separator: "-") })
print((try? "ab" |> check) as Any, try "abcd" |> check |> shout, ("12" ?> { Int($0) } ?> { $0 > 10 ? $0 * 2 : nil }) as Any, ("x" ?> { Int($0) } ?> { $0 + 1 }) as Any)
