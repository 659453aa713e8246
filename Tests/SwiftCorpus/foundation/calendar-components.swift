import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
let date = Date(timeIntervalSince1970: 1_709_210_096)
print(
  calendar.component(.year, from: date), calendar.component(.month, from: date),
  calendar.component(.day, from: date))
print(
  calendar.component(.hour, from: date), calendar.component(.minute, from: date),
  calendar.component(.second, from: date), calendar.component(.weekday, from: date))
let parts = calendar.dateComponents([.year, .month, .day, .hour], from: date)
print(parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute as Any)
