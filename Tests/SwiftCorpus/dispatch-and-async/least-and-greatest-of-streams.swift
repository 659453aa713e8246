// swift-format-ignore-file
import Foundation
Task { let s = AsyncStream<Int> { c in [3, 9, 4].forEach { c.yield($0) }; c.finish() }
  print(await s.max() ?? 0)
  let t = AsyncStream<Int> { c in [3, 9, 4].forEach { c.yield($0) }; c.finish() }
  print(await t.min() ?? 0); let e = AsyncStream<String> { $0.yield("a"); $0.yield("ccc"); $0.yield("bb"); $0.finish() }; print(await e.max { $0.count < $1.count }!, await e.min() as Any)
  print(await AsyncStream<Int> { c in (1...5).forEach { c.yield($0) }; c.finish() }.dropFirst(2).reduce(0, +), await AsyncStream<Int> { $0.yield(1); $0.finish() }.allSatisfy { $0 > 0 }, await AsyncStream<Int> { $0.yield(1); $0.finish() }.contains { $0 > 3 }, await AsyncStream<Int> { $0.yield(1); $0.yield(5); $0.finish() }.first { $0 > 3 } ?? 0)
  for await (i, v) in zipped() { print(i, v) } }
func zipped() -> AsyncStream<(Int, String)> { AsyncStream { c in c.yield((1, "a")); c.finish() } }
