import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let date = Date(timeIntervalSince1970: 1_706_659_200)
print(
  date, calendar.date(byAdding: .month, value: 1, to: date)!,
  calendar.date(byAdding: .day, value: -31, to: date)!)
print(
  calendar.date(byAdding: .hour, value: 30, to: date)!, calendar.startOfDay(for: date + 5000),
  calendar.date(byAdding: .year, value: 1, to: date)!)
print(
  calendar.isDate(date, inSameDayAs: date + 86399), calendar.isDate(date, inSameDayAs: date + 86400)
)
print(calendar.dateComponents([.day], from: date, to: date + 86400 * 3 + 5).day!)
