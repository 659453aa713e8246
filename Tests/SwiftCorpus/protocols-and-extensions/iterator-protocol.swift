// swift-format-ignore-file
import Foundation
struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? { guard n > 0 else { return nil }; defer { n -= 1 }; return n }
}
print(Array(Countdown(n: 3)), Countdown(n: 4).reduce(0, +), Countdown(n: 5).contains(4))
for (i, x) in Countdown(n: 2).enumerated() { print(i, x) }
print(Countdown(n: 5).prefix(2).map { $0 * 10 }, Countdown(n: 3).sorted(), zip(Countdown(n: 2), "ab").map { "\($0)\($1)" })
var it = Countdown(n: 2).makeIterator()
while let x = it.next() { print("next", x) }
