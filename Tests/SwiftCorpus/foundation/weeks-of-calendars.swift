// swift-format-ignore-file
import Foundation
var iso = Calendar(identifier: .iso8601), us = Calendar(identifier: .gregorian)
iso.timeZone = TimeZone(identifier: "UTC")!; us.timeZone = iso.timeZone
for (y, m, d) in [(2026, 1, 1), (2026, 3, 1), (2025, 12, 29), (2024, 12, 31), (2027, 1, 3)] {
  let date = us.date(from: DateComponents(year: y, month: m, day: d))!
  print(iso.component(.weekOfYear, from: date), us.component(.weekOfYear, from: date), iso.component(.weekday, from: date))
}
let sunday = us.date(from: DateComponents(year: 2026, month: 3, day: 1))!, monday = sunday + 86400
print(iso.isDate(sunday, equalTo: monday, toGranularity: .weekOfYear), us.isDate(sunday, equalTo: monday, toGranularity: .weekOfYear))
us.firstWeekday = 2
print(us.isDate(sunday, equalTo: monday, toGranularity: .weekOfYear), us.firstWeekday, iso.firstWeekday, iso.minimumDaysInFirstWeek)
print(us.dateInterval(of: .weekOfYear, for: sunday)!.start.timeIntervalSince(sunday) / 86400)
