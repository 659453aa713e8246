// swift-format-ignore-file
import Foundation
struct Count: AsyncSequence {
  typealias Element = Int
  let last: Int
  struct Iterator: AsyncIteratorProtocol {
    var number = 0
    let last: Int
    mutating func next() async -> Int? {
      try? await Task.sleep(nanoseconds: 1_000_000)
      number += 1
      return number > last ? nil : number
    }
  }
  func makeAsyncIterator() -> Iterator { Iterator(last: last) }
}
Task {
  let sum: () async -> Int = {
    var sum = 0
    outer: for await one in Count(last: 3) {
      for await other in Count(last: 2) where other != one {
        if one == 3 { break outer }
        sum += one * other
        print(one, other)
      }
      defer { print("end of", one) }
      if one == 2 { continue outer }
    }
    return sum
  }
  print(await sum())
  for await item in Count(last: 4).map({ $0 * 2 }).filter({ $0 != 4 }) where item < 8 { print(item) }
  print(await Count(last: 5).first { $0 > 3 } ?? 0)
}
