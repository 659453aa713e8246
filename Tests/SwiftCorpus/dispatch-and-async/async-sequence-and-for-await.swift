// swift-format-ignore-file
import Foundation
func numbers(_ n: Int) -> AsyncStream<Int> {
  AsyncStream { continuation in
    for i in 1...n { continuation.yield(i) }
    continuation.finish()
  }
}
Task {
  var sum = 0
  for await x in numbers(4) where x != 2 { sum += x }
  print("sum", sum)
  let doubled = numbers(3).map { $0 * 2 }.filter { $0 > 2 }
  for await x in doubled { print("doubled", x) }
  print(await numbers(5).reduce(0, +), await numbers(5).contains(4), await numbers(5).first { $0 > 3 } as Any)
}
