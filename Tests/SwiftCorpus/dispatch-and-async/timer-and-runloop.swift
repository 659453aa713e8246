// swift-format-ignore-file
import Foundation
var ticks = 0
let start = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { t in
  ticks += 1
  print("tick", ticks)
  if ticks == 3 { t.invalidate(); print(t.isValid) }
}
Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in print("once") }
print(start.isValid, start.timeInterval)
DispatchQueue.main.async { print("first async") }
