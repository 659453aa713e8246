// swift-format-ignore-file
struct Down: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { n > 0 ? { n -= 1; return n + 1 }() : nil } }
struct Bag: Sequence { let items: [String]; func makeIterator() -> AnyIterator<String> { AnyIterator(items.reversed().makeIterator()) } }
print(Array(Bag(items: ["a", "b"])), Bag(items: ["x"]).map { $0 + "!" })
var i = AnyIterator([1, 2, 3].makeIterator()); print(i.next()!, Array(i))
let j = AnyIterator(Down(n: 3)); print(j.next()!, j.next()!, j.next()!, j.next() as Any)
var n = 0; let k = AnyIterator { () -> Int? in n += 1; return n < 4 ? n : nil }; for x in k { print(x) }
let s = AnySequence(Down(n: 2)); print(s.map { $0 }, s.map { $0 })
let a = AnyIterator([1, 2, 3].makeIterator()), b = a; print(a.next()!, b.next()!, a.next()!)
