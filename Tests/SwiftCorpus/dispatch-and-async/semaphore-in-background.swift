import Foundation

let gate = DispatchSemaphore(value: 0)
let queue = DispatchQueue(label: "worker")
queue.async {
  print("waiting")
  gate.wait()
  print("passed")
}
queue.async { print("next on the same queue") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) {
  print("signal")
  gate.signal()
}
