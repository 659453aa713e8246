// swift-format-ignore-file
import Foundation
let gate = DispatchSemaphore(value: 0)
for turn in 1...6 { DispatchQueue.main.asyncAfter(deadline: .now() + 0.01 * Double(turn)) { gate.signal() } }
DispatchQueue.global().async {
  func waits(_ flag: Bool, _ text: String) {
    guard flag else { return }
    gate.wait()
    print(text)
  }
  print("a,b;c".split { letter in
    waits(letter == "b", "split")
    return letter == "," || letter == ";"
  })
  print("hello".filter { letter in
    waits(letter == "e", "filter")
    return letter != "l"
  })
  let slice = [1, 2, 3, 4, 5][1...3]
  print(slice.map { item -> Int in
    waits(item == 3, "map")
    return item * 2
  }, slice.contains { item in
    waits(item == 4, "contains")
    return item == 4
  })
  let squares = [1, 2, 3].lazy.map { item -> Int in
    waits(item == 2, "lazy")
    return item * item
  }
  print(Array(squares))
}
