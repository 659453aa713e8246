// swift-format-ignore-file
import Foundation
let first = DispatchQueue(label: "first"), second = DispatchQueue(label: "second")
let gate = DispatchSemaphore(value: 0)
func work() -> Int {
  defer { print("left") }
  defer {
    print("waits")
    gate.wait()
    print("waited")
  }
  return 7
}
enum Wrong: Error { case input }
first.async {
  print("result", work())
  for round in 1...3 {
    defer {
      if round == 2 { gate.wait() }
      print("end of", round)
    }
    if round == 3 { break }
    print("round", round)
  }
  do {
    defer { gate.wait() }
    throw Wrong.input
  } catch { print("caught", error) }
}
for turn in 1...3 {
  second.asyncAfter(deadline: .now() + 0.02 * Double(turn)) {
    print("signal", turn)
    gate.signal()
  }
}
