// swift-format-ignore-file
protocol Container { associatedtype Item; var count: Int { get }; subscript(i: Int) -> Item { get }; mutating func append(_ item: Item) }
extension Container { var last: Item? { count > 0 ? self[count - 1] : nil } }
extension Container where Item: Comparable { func largest() -> Item? { (0..<count).map { self[$0] }.max() } }
struct Ints: Container { var values: [Int] = []; var count: Int { values.count }; subscript(i: Int) -> Int { values[i] }; mutating func append(_ item: Int) { values.append(item) } }
struct Bag<T>: Container { typealias Item = T; var store: [T]; var count: Int { store.count }; subscript(i: Int) -> T { store[i] }; mutating func append(_ item: T) { store.insert(item, at: 0) } }
func fill<C: Container>(_ c: inout C, _ items: [C.Item]) where C.Item: CustomStringConvertible { for i in items { c.append(i) }; print(c.count, c.last!.description) }
var i = Ints(); fill(&i, [4, 9, 2]); print(i.largest()!)
var b = Bag(store: ["m"]); fill(&b, ["x", "y"]); print(b.store, b.largest() as Any)
func same<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable { a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] } }
print(same(i, Bag(store: [4, 9, 2])))
