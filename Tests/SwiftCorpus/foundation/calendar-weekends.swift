import Foundation

var c = Calendar(identifier: .gregorian)
c.timeZone = TimeZone(secondsFromGMT: 0)!
let d = Date(timeIntervalSince1970: 1_700_000_000)
let w = c.nextWeekend(startingAfter: d)!
print(w.start, w.duration, c.isDateInWeekend(d), c.isDateInWeekend(w.start))
print(c.nextWeekend(startingAfter: w.start)!.start, c.dateIntervalOfWeekend(containing: d) == nil)
print(c.dateIntervalOfWeekend(containing: w.start + 90000)!.start)
