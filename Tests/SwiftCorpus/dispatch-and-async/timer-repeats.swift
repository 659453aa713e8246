import Foundation

var ticks = 0
let timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { timer in
  ticks += 1
  print("tick", ticks)
  if ticks == 3 { timer.invalidate() }
}
print(timer.isValid)
