// swift-format-ignore-file
import Foundation
func ticks(_ n: Int) -> AsyncStream<Int> { AsyncStream { c in for i in 1...n { c.yield(i) }; c.finish() } }
Task.detached {
  var names = ticks(3).map { "t\($0)" }.makeAsyncIterator()
  print(await names.next() ?? "end", await names.next() ?? "end")
  var odd = ticks(4).filter { $0 % 2 == 1 }.makeAsyncIterator()
  while let n = await odd.next() { print(n) }
  print(await names.next() ?? "end", await names.next() ?? "end")
}
