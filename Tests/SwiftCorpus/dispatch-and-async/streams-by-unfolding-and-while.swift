// swift-format-ignore-file
import Foundation
Task { @MainActor in
  var next = 0
  for await value in AsyncStream<Int>(unfolding: { next < 3 ? next * 10 : nil }) {
    next += 1
    print(value)
  }
  var left = 2
  let ticks = AsyncStream<String> {
    left -= 1
    return left >= 0 ? "tick \(left)" : nil
  }
  for await tick in ticks { print(tick) }
  let numbers = AsyncStream<Int> { continuation in
    for number in [0, 1, 2, 3, 1, 0] { continuation.yield(number) }
    continuation.finish()
  }
  for await number in numbers.prefix(while: { $0 < 3 }) { print("small", number) }
  let others = AsyncStream<Int> { continuation in
    for number in [0, 1, 3, 1] { continuation.yield(number) }
    continuation.finish()
  }
  for await number in others.drop(while: { $0 < 3 }) { print("after", number) }
  print("end")
}
