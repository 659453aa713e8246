// swift-format-ignore-file
import Foundation
func ago(_ d: Date, now: Date) -> String { let s = Int(now.timeIntervalSince(d)); switch s { case ..<0: return "future"; case 0..<60: return "\(s)s"; case 60..<3600: return "\(s / 60)m"; case 3600..<86400: return "\(s / 3600)h"; default: return "\(s / 86400)d" } }
let now = Date(timeIntervalSince1970: 1_000_000); print([-5, 0, 59, 60, 7300, 90000].map { ago(now - Double($0), now: now) }); let f = DateFormatter(); f.timeZone = TimeZone(identifier: "UTC"); f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = "dd.MM.yy HH:mm:ss.SSS"; print(f.string(from: now + 0.25)); f.dateFormat = "MMMM d, yyyy"; print(f.string(from: now), f.date(from: "March 5, 2020").map { $0.timeIntervalSince1970 } as Any)
let i = DateInterval(start: now, duration: 90); print(i.contains(now + 90), i.end.timeIntervalSince(now), i.duration, now.advanced(by: 5) > now, Date.distantPast < now, now.timeIntervalSinceReferenceDate < 0)
