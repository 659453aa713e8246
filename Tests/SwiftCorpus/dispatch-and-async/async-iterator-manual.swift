// swift-format-ignore-file
import Foundation
struct Ticker: AsyncSequence { typealias Element = Int; let limit: Int
  struct Iterator: AsyncIteratorProtocol { var n = 0; let limit: Int; mutating func next() async -> Int? { guard n < limit else { return nil }; await Task.yield(); n += 1; return n } }
  func makeAsyncIterator() -> Iterator { Iterator(limit: limit) } }
Task {
  for await t in Ticker(limit: 3) { print("tick", t) }
  print(await Ticker(limit: 4).map { $0 * 2 }.filter { $0 > 3 }.reduce(0, +), await Ticker(limit: 5).prefix(2).contains(2))
  var it = Ticker(limit: 1).makeAsyncIterator(); print(await it.next() as Any, await it.next() as Any)
}
