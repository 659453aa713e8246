// swift-format-ignore-file
protocol Store { associatedtype Item; mutating func put(_ i: Item); func all() -> [Item] }
struct Memory<T>: Store { var items: [T] = []; mutating func put(_ i: T) { items.append(i) }; func all() -> [T] { items } }
final class Unique<T: Hashable>: Store { private var seen: Set<T> = []; private var order: [T] = []; func put(_ i: T) { if seen.insert(i).inserted { order.append(i) } }; func all() -> [T] { order } }
struct AnyStore<T>: Store { private let _put: (T) -> Void; private let _all: () -> [T]
  init<S: Store>(_ s: S) where S.Item == T { var s = s; _put = { s.put($0) }; _all = { s.all() } }; func put(_ i: T) { _put(i) }; func all() -> [T] { _all() } }
let m = Memory<Int>(items: [0]); let stores: [AnyStore<Int>] = [AnyStore(m), AnyStore(Unique())]
for s in stores { [1, 1, 2].forEach(s.put) }; print(stores.map { $0.all() }, m.all())
func fill<S: Store>(_ s: inout S, _ items: S.Item...) -> Int where S.Item: Comparable { items.sorted().forEach { s.put($0) }; return s.all().count }
var mem = Memory<String>(); print(fill(&mem, "b", "a"), mem.items, type(of: stores[0]))
