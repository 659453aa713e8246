// swift-format-ignore-file
import Foundation
var utc = Calendar(identifier: .gregorian); utc.timeZone = TimeZone(identifier: "UTC")!
var c = DateComponents(timeZone: TimeZone(secondsFromGMT: 7200), year: 2024, month: 1, day: 2, hour: 10)
print(utc.date(from: c)!, c.timeZone!.secondsFromGMT(), c.calendar == nil, c.date as Any)
c.calendar = utc; print(c.date!, c.hour!)
print(DateComponents(calendar: utc, year: 2025).date as Any, DateComponents(year: 2025).date as Any)
