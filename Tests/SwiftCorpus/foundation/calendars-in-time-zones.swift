import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "America/New_York")!
let date = Date(timeIntervalSince1970: 1_730_000_000)
print(calendar.component(.hour, from: date), calendar.startOfDay(for: date))
// The clocks change on 3 November.
print(calendar.date(byAdding: .day, value: 10, to: date)!)
print(calendar.date(byAdding: .hour, value: 240, to: date)!)
print(calendar.date(from: DateComponents(year: 2024, month: 7, day: 4, hour: 9))!)
print(calendar.date(from: DateComponents(year: 2024, month: 12, day: 24, hour: 9))!)
print(calendar.date(bySettingHour: 6, minute: 30, second: 0, of: date)!)
print(calendar.isDate(date, inSameDayAs: date.addingTimeInterval(3600)))
