import Foundation

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
let start = Date(timeIntervalSince1970: 0)
print(start.addingTimeInterval(90).clamped(to: start...start.addingTimeInterval(60)))
print(15.clamped(to: 0...10), "m".clamped(to: "a"..."f"), 2.5.clamped(to: 3...4))
