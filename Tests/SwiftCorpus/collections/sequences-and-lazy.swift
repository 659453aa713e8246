// swift-format-ignore-file
print(Array(stride(from: 10, to: 0, by: -3)), Array(stride(from: 0.0, through: 1, by: 0.25)), zip([1, 2, 3], "ab").map { "\($0)\($1)" })
let r = (1...10).lazy.filter { $0 % 3 == 0 }.map { $0 * $0 }
print(Array(r), r.first!, r.reduce(0, +))
print(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }.map { $0 }, (1...3).flatMap { Array(repeating: $0, count: $0) }, Array((1...3).reversed()))
struct Fib: Sequence, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { guard a < 40 else { return nil }; defer { (a, b) = (b, a + b) }; return a } }
print(Array(Fib()), Fib().first { $0 > 10 }!, Fib().dropFirst(3).prefix(2).map { $0 }, Fib().contains(8), Fib().max()!)
var it = [1, 2].makeIterator()
print(it.next() as Any, it.next() as Any, it.next() as Any, [1, 2, 3, 4].chunked(2), [3, 1, 2].min()!, ["b", "A"].sorted { $0.lowercased() < $1.lowercased() })
extension Array { func chunked(_ n: Int) -> [[Element]] { Swift.stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } } }
print([[1, 2], [3]].joined().map { $0 }, [1, 2, 3, 4].prefix { $0 < 3 }, [1, 1, 2].elementsEqual([1, 1, 2]), [1, 2].starts(with: [1]), (0..<3).allSatisfy { $0 < 3 })
