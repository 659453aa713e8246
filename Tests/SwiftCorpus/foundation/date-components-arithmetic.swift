// swift-format-ignore-file
import Foundation
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(secondsFromGMT: 0)!
let start = cal.date(from: DateComponents(year: 2024, month: 1, day: 31, hour: 9, minute: 30))!
let plus = cal.date(byAdding: .month, value: 1, to: start)!
print(cal.dateComponents([.month, .day, .hour], from: plus).day!, cal.dateComponents([.day, .hour], from: start, to: plus))
print(cal.component(.weekday, from: start), cal.component(.dayOfYear, from: plus), cal.isDate(start, equalTo: plus, toGranularity: .year), cal.compare(start, to: plus, toGranularity: .month).rawValue)
let f = ISO8601DateFormatter(); f.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
print(f.string(from: start.addingTimeInterval(0.25)), f.date(from: "2024-05-06T07:08:09.500Z")!.timeIntervalSince1970)
let df = DateFormatter(); df.locale = Locale(identifier: "en_US_POSIX"); df.timeZone = cal.timeZone; df.dateFormat = "EEEE, d MMM yyyy h:mm a"
print(df.string(from: plus), start < plus, max(start, plus) == plus, plus.timeIntervalSince(start) / 86400, DateInterval(start: start, end: plus).duration)
df.dateFormat = "dd.MM.yyyy"
print(df.date(from: "03.02.2021").map { cal.dateComponents([.year, .month, .day], from: $0).month! } as Any, cal.nextDate(after: start, matching: DateComponents(hour: 8), matchingPolicy: .nextTime)!.timeIntervalSince(start) / 3600)
