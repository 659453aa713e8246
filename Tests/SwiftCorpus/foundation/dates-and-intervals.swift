// swift-format-ignore-file
import Foundation
let a = Date(timeIntervalSince1970: 1000), b = a.addingTimeInterval(90.5)
print(b.timeIntervalSince(a), a < b, [b, a].sorted() == [a, b], a.addingTimeInterval(-1000).timeIntervalSince1970, max(a, b) == b, a.compare(b) == .orderedAscending, (a...b).contains(a + 1))
var c = Calendar(identifier: .iso8601); c.timeZone = TimeZone(identifier: "UTC")!; let comps = DateComponents(year: 2026, month: 2, day: 29, hour: 9); let d = c.date(from: comps)!
print(c.dateComponents([.year, .month, .day], from: d).day!, c.date(bySettingHour: 22, minute: 30, second: 0, of: d)!.timeIntervalSince(d), c.component(.weekOfYear, from: d), c.range(of: .day, in: .month, for: d)!.count)
