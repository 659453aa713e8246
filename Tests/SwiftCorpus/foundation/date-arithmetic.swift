import Foundation

let start = Date(timeIntervalSince1970: 1_000_000)
let later = start.addingTimeInterval(90)
print(
  later.timeIntervalSince(start), later.timeIntervalSince1970, start < later, later > start,
  start == later)
print(
  (start + 60).timeIntervalSince1970, (later - 30).timeIntervalSince(start),
  max(start, later) == later)
var moving = start
moving += 5
moving.addTimeInterval(10)
print(moving.timeIntervalSince(start), Date(timeInterval: 5, since: start).timeIntervalSince1970)
