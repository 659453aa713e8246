// swift-format-ignore-file
import Foundation
let serial = DispatchQueue(label: "serial"), gate = DispatchSemaphore(value: 0)
DispatchQueue(label: "other").async {
  let value = serial.sync { () -> Int in
    print("in sync")
    gate.wait()
    print("sync goes on")
    return 3
  }
  print("value", value)
  DispatchQueue.main.sync { print("main") }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) {
  serial.async { gate.signal() }
  print("serial is busy")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.08) {
  print("signal")
  gate.signal()
}
