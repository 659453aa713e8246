// swift-format-ignore-file
func describe<T>(_ x: T) -> String { "any" }
func describe<T: Numeric>(_ x: T) -> String { "number" }
func describe<T: Collection>(_ x: T) -> String where T.Element: Equatable { "collection of \(x.count)" }
print(describe(1), describe(2.5), describe("abc"), describe([1]), describe(true), describe([true: 1].keys.count))
func largest<C: Collection>(_ c: C) -> C.Element? where C.Element: Comparable { c.max() }
func pairs<A, B>(_ a: [A], _ b: [B]) -> [(A, B)] where A: Hashable { Array(zip(a, b)) }
print(largest([3, 9, 2])!, largest("hello")!, largest(Set([1.5, 0.5]))!, pairs([1, 2], ["x", "y"]))
func allEqual<T: Equatable>(_ items: T...) -> Bool { items.dropFirst().allSatisfy { $0 == items[0] } }
print(allEqual(1, 1, 1), allEqual("a", "b"), allEqual(2.0))
func swapped<A, B>(_ p: (A, B)) -> (B, A) { (p.1, p.0) }
print(swapped((1, "x")), type(of: swapped((1, "x"))))
