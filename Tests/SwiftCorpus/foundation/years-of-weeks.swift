import Foundation

var calendar = Calendar(identifier: .iso8601)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
for seconds in [1_704_067_200.0, 1_735_603_200, 1_483_228_800] {
  let date = Date(timeIntervalSince1970: seconds)
  let parts = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: date)
  print(parts.yearForWeekOfYear!, parts.weekOfYear!, calendar.date(from: parts)!)
}
var components = DateComponents()
components.calendar = Calendar(identifier: .gregorian)
(components.year, components.month, components.day) = (2024, 2, 30)
print(components.isValidDate)
components.day = 29
print(components.isValidDate)
