import Foundation

let now = Date()
let due = now.addingTimeInterval(3600)
print(
  due.timeIntervalSince(now), due > Date(), now.timeIntervalSinceNow <= 0,
  Int(due.timeIntervalSince(now) / 60))
let last: Date? = nil
print(last.map { now.timeIntervalSince($0) > 60 } ?? true)
