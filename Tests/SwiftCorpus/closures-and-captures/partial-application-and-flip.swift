// swift-format-ignore-file
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let add = curry(+) as (Int) -> (Int) -> Int; print([1, 2].map(add(10)), flip(curry { (a: Int, b: Int) in a - b })(1)(10))
let hasPrefix = flip(String.hasPrefix); print(["abc", "xbc"].filter(hasPrefix("a")), pipe(add(1), { "n\($0)" })(4), ["a", "b"].map(String.uppercased).map { $0() })
struct Box { var n: Int; func plus(_ m: Int) -> Int { n + m } }; print(Box.plus(Box(n: 2))(3), [Box(n: 1), Box(n: 5)].map { $0.plus }.map { $0(10) })
