import Foundation

struct Countdown: AsyncSequence {
  typealias Element = Int
  let start: Int
  struct Iterator: AsyncIteratorProtocol {
    var left: Int
    mutating func next() async -> Int? {
      await Task.yield()
      guard left > 0 else { return nil }
      defer { left -= 1 }
      return left
    }
  }
  func makeAsyncIterator() -> Iterator { Iterator(left: start) }
}
Task { @MainActor in
  for await number in Countdown(start: 3) { print(number) }
  print("lift off")
}
