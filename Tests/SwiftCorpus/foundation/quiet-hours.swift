// swift-format-ignore-file
import Foundation
struct Quiet { let from: Int, to: Int; var calendar: Calendar
  func contains(_ d: Date) -> Bool { let h = calendar.component(.hour, from: d); return from <= to ? (from..<to).contains(h) : h >= from || h < to }
  func next(after d: Date) -> Date { guard contains(d) else { return d }; let end = calendar.date(bySettingHour: to, minute: 0, second: 0, of: d)!; return end > d ? end : calendar.date(byAdding: .day, value: 1, to: end)! } }
var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(secondsFromGMT: 7200)!
let q = Quiet(from: 22, to: 7, calendar: c); let f = ISO8601DateFormatter(); f.timeZone = c.timeZone
for s in ["2026-03-01T21:30:00Z", "2026-03-01T03:15:00Z", "2026-03-01T12:00:00Z"] { let d = f.date(from: s)!; print(q.contains(d), f.string(from: q.next(after: d)), c.component(.day, from: d)) }
