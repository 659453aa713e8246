// swift-format-ignore-file
import Foundation
final class Throttle { private var last: Double = -.infinity; let gap: Double; let clock: () -> Double
  init(gap: Double, clock: @escaping () -> Double) { self.gap = gap; self.clock = clock }
  @discardableResult func run(_ work: () -> Void) -> Bool { let now = clock(); guard now - last >= gap else { return false }; last = now; work(); return true } }
var time = 0.0
let t = Throttle(gap: 1) { time }
var ran: [Double] = []
for step in [0.0, 0.4, 1.0, 1.5, 2.5] { time = step; t.run { ran.append(time) } }
print(ran, t.run {})
