import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let start = calendar.date(from: DateComponents(year: 2024, month: 1, day: 31, hour: 10))!
let next = calendar.date(byAdding: .month, value: 1, to: start)!
let parts = calendar.dateComponents([.year, .month, .day], from: next)
print(parts.year!, parts.month!, parts.day!)
print(calendar.dateComponents([.day], from: start, to: next).day!)
print(calendar.isDate(start, inSameDayAs: start.addingTimeInterval(3600)))
print(calendar.component(.weekday, from: start), calendar.startOfDay(for: start).timeIntervalSince1970)
print(start < next, next > start, [next, start].min()! == start)
