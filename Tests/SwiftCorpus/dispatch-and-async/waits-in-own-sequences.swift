// swift-format-ignore-file
import Foundation
let gate = DispatchSemaphore(value: 0)
for turn in 1...25 { DispatchQueue.main.asyncAfter(deadline: .now() + 0.004 * Double(turn)) { gate.signal() } }
struct Down: Sequence, IteratorProtocol {
  var left: Int
  mutating func next() -> Int? {
    gate.wait()
    left -= 1
    return left < 0 ? nil : left
  }
}
DispatchQueue.global().async {
  for item in Down(left: 3) where item != 1 { print("item", item) }
  print(Down(left: 3).map { $0 * 2 }, Array(Down(left: 2)))
  print(Down(left: 4).first { $0 == 2 } ?? -1)
  print(zip(["a", "b"], Down(left: 5)).map { "\($0)\($1)" })
  let numbers = sequence(first: 1) { item -> Int? in
    gate.wait()
    return item < 3 ? item + 1 : nil
  }
  print(Array(numbers))
}
