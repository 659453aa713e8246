// swift-format-ignore-file
import Foundation
let gate = DispatchSemaphore(value: 0)
for turn in 1...6 { DispatchQueue.main.asyncAfter(deadline: .now() + 0.01 * Double(turn)) { gate.signal() } }
func waited<T>(_ value: T) -> T {
  gate.wait()
  print("waited")
  return value
}
DispatchQueue.global().async {
  let result: Result<Int, Error> = .success(2)
  print(result.map { waited($0 + 1) })
  let some: Int? = 4
  print(some.map { waited($0 * 2) } ?? 0, some.flatMap { waited($0) > 3 ? nil : $0 } ?? -1)
  print(Result { try JSONDecoder().decode(Int.self, from: waited(Data("x".utf8))) }.isFailure)
  DispatchQueue.concurrentPerform(iterations: 1) { print("turn", waited($0)) }
  print(["b": 2].mapValues { waited($0) + 1 })
}
extension Result {
  var isFailure: Bool { if case .failure = self { return true } else { return false } }
}
