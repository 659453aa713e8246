// swift-format-ignore-file
import Foundation
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(secondsFromGMT: 3600)!
let base = DateComponents(calendar: cal, timeZone: cal.timeZone, year: 2024, month: 2, day: 28, hour: 22, minute: 15).date!
struct Quiet { var from: Int, to: Int; func contains(_ d: Date) -> Bool { let h = cal.component(.hour, from: d); return from <= to ? (from..<to).contains(h) : h >= from || h < to } }
let q = Quiet(from: 22, to: 7)
for h in stride(from: 0, to: 24, by: 6) { let d = cal.date(byAdding: .hour, value: h, to: base)!; let c = cal.dateComponents([.day, .hour, .weekday], from: d); print(c.day!, c.hour!, c.weekday!, q.contains(d)) }
let next = cal.nextDate(after: base, matching: DateComponents(hour: 7), matchingPolicy: .nextTime)!
print(next.timeIntervalSince(base) / 3600, cal.isDate(next, inSameDayAs: base), cal.dateComponents([.day], from: cal.startOfDay(for: base), to: cal.date(byAdding: .month, value: 1, to: base)!).day!)
let iso = ISO8601DateFormatter(); print(iso.string(from: base)); let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = cal.timeZone; f.dateFormat = "EEE d MMM yyyy 'at' HH:mm"; print(f.string(from: base))
print(base < next, min(base, next) == base, base.addingTimeInterval(86400).timeIntervalSince1970 - base.timeIntervalSince1970, DateInterval(start: base, end: next).duration)
