// swift-format-ignore-file
var it = stride(from: 3, to: 0, by: -1).makeIterator()
while let n = it.next() { print(n, terminator: ",") }
print(it.next() as Any)
let powers = sequence(state: (1, 0)) { (s: inout (Int, Int)) -> Int? in defer { s = (s.0 * 2, s.1 + 1) }; return s.1 < 5 ? s.0 : nil }
print(Array(powers), Array(sequence(first: 100) { $0 > 3 ? $0 / 3 : nil }), AnySequence([1, 2]).map { $0 + 1 }, Array(repeatElement("x", count: 3)))
struct Every<S: Sequence>: Sequence { let base: S, n: Int; func makeIterator() -> AnyIterator<S.Element> { var i = base.makeIterator(); return AnyIterator { var last: S.Element?; for _ in 0..<n { last = i.next(); if last == nil { return nil } }; return last } } }
print(Array(Every(base: 1...10, n: 3)), Array(Every(base: "abcdef", n: 2)), Every(base: [1, 2, 3], n: 1).reduce(0, +))
print([1, 2, 3, 4].reduce(into: []) { $0.insert($1, at: 0) }, [5, 3].min { $0 < $1 }!, (1...4).reduce(1, *), ["b", "a"].enumerated().sorted { $0.element < $1.element }.map(\.offset), [1, 2, 3].last { $0 < 3 }!, zip(1..., ["x", "y"]).map { "\($0)\($1)" })
print([3, 1, 2].sorted().elementsEqual(1...3), [1, 2].lexicographicallyPrecedes([1, 3]), (1...3).starts(with: [1, 2]), [1, 2, 3].allSatisfy { $0 > 0 }, Array([1, 2, 3].lazy.map { $0 * 2 }.filter { $0 > 2 }), [1, 2, 3, 4, 5].drop { $0 < 3 }.first!)
