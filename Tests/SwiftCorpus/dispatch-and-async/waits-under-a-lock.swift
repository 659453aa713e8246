// swift-format-ignore-file
import Foundation
let lock = NSLock(), gate = DispatchSemaphore(value: 0)
var total = 0
DispatchQueue(label: "one").async {
  lock.withLock {
    print("one has the lock")
    gate.wait()
    total += 1
    print("one goes on", total)
  }
}
DispatchQueue(label: "other").asyncAfter(deadline: .now() + 0.03) {
  print("other asks")
  lock.withLock { total += 10 }
  print("other", total)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.08) {
  print("main signals")
  gate.signal()
}
