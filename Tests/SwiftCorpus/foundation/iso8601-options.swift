import Foundation

let date = Date(timeIntervalSince1970: 1_709_208_000.25)
let formatter = ISO8601DateFormatter()
func show(_ options: ISO8601DateFormatter.Options) {
  formatter.formatOptions = options
  print(formatter.string(from: date))
}
show(.withFullDate)
show(.withFullTime)
show([.withYear, .withMonth, .withDay, .withTime])
show([.withFullDate, .withTime, .withColonSeparatorInTime, .withSpaceBetweenDateAndTime])
show([.withInternetDateTime, .withFractionalSeconds])
show([.withFullDate, .withFullTime, .withFractionalSeconds])
formatter.formatOptions = [.withFullDate]
print(formatter.date(from: "2024-02-29") as Any, formatter.date(from: "29.2.2024") as Any)
