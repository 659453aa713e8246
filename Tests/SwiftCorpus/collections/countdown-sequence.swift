// swift-format-ignore-file
struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { guard n > 0 else { return nil }; defer { n -= 1 }; return n } }
print(Array(Countdown(n: 3)), Countdown(n: 4).filter { $0 % 2 == 0 }, Countdown(n: 3).reduce(1, *), Countdown(n: 5).first { $0 < 4 }!, Countdown(n: 2).map(String.init), zip(Countdown(n: 2), "ab").map { "\($0)\($1)" }, Countdown(n: 3).sorted(), Countdown(n: 9).prefix(2).map { $0 }, Countdown(n: 3).contains(2), Countdown(n: 3).max()!, Countdown(n: 0).min() as Any)
var it = [1, 2, 3].makeIterator(); while let x = it.next() { print(x, terminator: it.next().map { "-\($0) " } ?? ".\n") }
