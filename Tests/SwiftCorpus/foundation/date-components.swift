import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
var parts = DateComponents()
parts.year = 2026
parts.month = 2
parts.day = 28
parts.hour = 9
let date = calendar.date(from: parts)!
print(date, calendar.component(.weekday, from: date))
let trigger = DateComponents(hour: 8, minute: 30)
print(trigger.hour!, trigger.minute!, trigger.second as Any, trigger.year == nil)
print(calendar.date(byAdding: DateComponents(day: 1, hour: 2), to: date)!)
print(calendar.date(bySettingHour: 23, minute: 5, second: 0, of: date)!)
