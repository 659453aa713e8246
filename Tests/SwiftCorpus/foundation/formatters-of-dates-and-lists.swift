// swift-format-ignore-file
import Foundation
let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(identifier: "UTC"); f.dateFormat = "EEEE, d MMM yyyy 'at' HH:mm:ss.SSS Z"
let d = Date(timeIntervalSince1970: 1_709_210_096.5)
print(f.string(from: d))
f.dateFormat = "yyyy-MM-dd'T'HH:mm"; print(f.date(from: "2024-02-29T12:30")!, f.date(from: "nope") as Any)
f.dateFormat = "h:mm a, MMMM dd yy, D, EEE"; print(f.string(from: d))
let iso = ISO8601DateFormatter(); iso.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
print(iso.string(from: d), iso.date(from: "2024-01-01T00:00:00.250Z")!.timeIntervalSince1970)
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(secondsFromGMT: 3600)!
print(cal.startOfDay(for: d), cal.dateComponents([.year, .hour, .weekday], from: d).hour!, cal.isDate(d, inSameDayAs: d + 3600), cal.range(of: .day, in: .month, for: d)!)
print(cal.date(byAdding: .month, value: 1, to: d)!, cal.dateComponents([.day, .hour], from: d, to: d + 100000), cal.isDateInWeekend(d), cal.compare(d, to: d + 60, toGranularity: .hour) == .orderedSame)
