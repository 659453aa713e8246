// swift-format-ignore-file
import Foundation
let gate = DispatchSemaphore(value: 0)
for turn in 1...9 { DispatchQueue.main.asyncAfter(deadline: .now() + 0.008 * Double(turn)) { gate.signal() } }
struct Size: Equatable, Comparable {
  var width: Int
  static func == (one: Size, other: Size) -> Bool {
    gate.wait()
    print("==", one.width, other.width)
    return one.width == other.width
  }
  static func < (one: Size, other: Size) -> Bool {
    gate.wait()
    return one.width < other.width
  }
  static func + (one: Size, other: Size) -> Size {
    gate.wait()
    return Size(width: one.width + other.width)
  }
}
func twice(_ value: @autoclosure () -> Int) -> Int { value() + value() }
DispatchQueue.global().async {
  let small = Size(width: 1), large = Size(width: 2)
  print(small + large == Size(width: 3), [small, large].contains(large))
  print([large, small].sorted().map(\.width))
  print(twice({ () -> Int in gate.wait(); return 4 }()))
  switch small {
  case large: print("large")
  default: print("small")
  }
}
