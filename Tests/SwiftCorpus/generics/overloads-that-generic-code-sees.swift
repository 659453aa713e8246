// swift-format-ignore-file
func f(_ x: Int) -> String { "Int" }
func f(_ x: Any) -> String { "Any" }
func f(_ x: String) -> String { "String" }
func g<T>(_ x: T) -> String { f(x) }
func k<T>(_ x: T) -> String { "T" }
func k<T: Equatable>(_ x: T) -> String { "Eq" }
func h<T: Equatable>(_ x: T) -> String { k(x) }
func m<T>(_ x: T) -> String { k(x) }
func l<T>(_ xs: [T]) -> [String] { xs.map { f($0) } }
struct W<T> { let t: T; func k() -> String { "W" } }
extension W where T == Int { func k() -> String { "WInt" } }
extension Sequence { func kind() -> String { "seq" } }
extension Collection { func kind() -> String { "col" } }
extension Array where Element == Int { func kind() -> String { "ints" } }
func c<C: Collection>(_ c: C) -> String { c.kind() }
func s<S: Sequence>(_ c: S) -> String { c.kind() }
func run() {
  let a: Any = 1
  print(f(1), f(a), g(1), g("a"), h(1), m(1), k(a), l([1]), f("s"))
  print(W(t: 1).k(), W(t: a).k(), [1].kind(), ["a"].kind(), c([1]), s([1]), (1...2).kind())
}
run()
