import Foundation

let interval: TimeInterval = 90
print(interval / 60, Int(interval) % 60, interval * 1000, Int(interval.rounded()))
func clock(_ seconds: TimeInterval) -> String {
  let total = Int(seconds)
  return String(format: "%02d:%02d:%02d", total / 3600, total / 60 % 60, total % 60)
}
print(clock(3725), clock(59.9), clock(0))
