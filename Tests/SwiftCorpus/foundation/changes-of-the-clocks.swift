// swift-format-ignore-file
import Foundation
for (zone, month, day) in [("America/New_York", 3, 10), ("Europe/Berlin", 10, 27)] {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: zone)!
  let iso = ISO8601DateFormatter()
  iso.timeZone = calendar.timeZone
  for hour in 1...3 {
    let before = calendar.date(from: DateComponents(year: 2024, month: month, day: day - 1, hour: hour, minute: 30))!
    let after = calendar.date(from: DateComponents(year: 2024, month: month, day: day + 1, hour: hour, minute: 30))!
    let dates = [calendar.date(from: DateComponents(year: 2024, month: month, day: day, hour: hour, minute: 30))!, calendar.date(byAdding: .day, value: 1, to: before)!, calendar.date(byAdding: DateComponents(day: -1), to: after)!]
    print(dates.map(iso.string), calendar.dateComponents([.day], from: before, to: after).day!, calendar.isDate(before, inSameDayAs: after))
  }
  let noon = calendar.date(from: DateComponents(year: 2024, month: month, day: day, hour: 12))!
  for unit in [Calendar.Component.day, .month] {
    let interval = calendar.dateInterval(of: unit, for: noon)!
    print(iso.string(from: interval.start), iso.string(from: interval.end), interval.duration / 3600)
  }
  print(iso.date(from: "2024-07-01T00:00:00+02:00")!.timeIntervalSince1970)
}
