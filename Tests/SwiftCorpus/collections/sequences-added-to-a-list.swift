// swift-format-ignore-file
struct Count: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; n -= 1; return n } }
final class Store { var items: [Int] = []; func add(_ more: some Sequence<Int>) { items += more } }
func run() { let s = Store(); s.add([1, 2].lazy.map { $0 * 10 }); s.add(3...4); s.add(Set([5])); s.add(Count(n: 2)); s.items.append(contentsOf: [7].lazy.filter { $0 > 6 }); print(s.items) }
run()
