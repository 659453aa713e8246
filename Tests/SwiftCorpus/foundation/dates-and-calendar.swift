// swift-format-ignore-file
import Foundation
let d = Date(timeIntervalSince1970: 1_700_000_000)
var cal = Calendar(identifier: .gregorian)
cal.timeZone = TimeZone(identifier: "UTC")!
let c = cal.dateComponents([.year, .month, .day, .hour, .minute, .weekday], from: d)
print(c.year!, c.month!, c.day!, c.hour!, c.minute!, c.weekday!, cal.component(.second, from: d))
let next = cal.date(byAdding: .day, value: 20, to: d)!
print(cal.dateComponents([.day], from: d, to: next).day!, next > d, next.timeIntervalSince(d) / 3600, cal.isDate(d, inSameDayAs: d.addingTimeInterval(60)))
print(cal.startOfDay(for: d).timeIntervalSince1970, ISO8601DateFormatter().string(from: d), d)
let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd'T'HH:mm:ss.SSSZ EEE"; f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(secondsFromGMT: 3600)
print(f.string(from: d), f.date(from: "nonsense") as Any)
print(cal.date(from: DateComponents(year: 2024, month: 2, day: 29))!.timeIntervalSince1970, cal.range(of: .day, in: .month, for: d)!.count)
