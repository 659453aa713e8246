func what<S: Sequence>(_ s: S) -> String { "sequence" }
func what<C: Collection>(_ c: C) -> String { "collection" }
func what<C: RandomAccessCollection>(_ c: C) -> String { "random" }
func what<T>(_ t: T) -> String { "any" }
print(what([1]), what(Set([1])), what("ab"), what(1), what([1: 2]), what(1...2))
func obj<T: AnyObject>(_ t: T) -> String { "object" }
func obj<T>(_ t: T) -> String { "value" }
class K {}
struct S {}
print(obj(K()), obj(S()), obj(1))
func eq<T: Equatable>(_ t: T) -> String { "eq" }
func eq<T: Hashable>(_ t: T) -> String { "hash" }
func eq<T: Comparable>(_ t: T) -> String { "cmp" }
struct E: Equatable {}
struct H: Hashable {}
print(eq(E()), eq(H()))
protocol P {}
protocol Q: P {}
extension S: P {}
extension K: Q {}
func p<T: P>(_ t: T) -> String { "P" }
func p<T: Q>(_ t: T) -> String { "Q" }
func p(_ t: Any) -> String { "Any" }
print(p(S()), p(K()), p(3))
struct Enc {
  func encode(_ v: Int) -> String { "int" }
  func encode<T: Encodable>(_ v: T) -> String { "enc" }
  func encode(_ v: String?) -> String { "opt" }
}
print(Enc().encode(1), Enc().encode("s"), Enc().encode(1.5), Enc().encode([1]))
extension Array { func kind() -> String { "array" } }
extension Array where Element: Numeric { func kind() -> String { "numbers" } }
extension Array where Element == String { func kind() -> String { "strings" } }
print([1].kind(), ["a"].kind(), [true].kind())
extension Collection { func sz() -> String { "coll \(count)" } }
extension Sequence { func sz() -> String { "seq" } }
print([1, 2].sz(), "abc".sz())
func def(_ a: Int, b: Int = 2) -> String { "a,b\(b)" }
func def(_ a: Int) -> String { "a" }
print(def(1), def(1, b: 3))
func io(_ x: Int...) -> String { "var" }
func io(_ x: Int, _ y: Int) -> String { "two" }
print(io(1), io(1, 2), io(1, 2, 3))
