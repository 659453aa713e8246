import Foundation

let semaphore = DispatchSemaphore(value: 0)
var value = 0
DispatchQueue.global().async {
  value = 42
  semaphore.signal()
}
semaphore.wait()
print(value)
let gate = DispatchSemaphore(value: 1)
gate.wait()
gate.signal()
print("passed")
