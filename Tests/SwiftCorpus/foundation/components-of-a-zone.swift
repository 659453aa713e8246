// swift-format-ignore-file
import Foundation
func run() {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(secondsFromGMT: 7200)!
  let date = Date(timeIntervalSince1970: 1_700_000_000)
  var parts = calendar.dateComponents(in: TimeZone(secondsFromGMT: 3600)!, from: date)
  print(parts.date!, parts.timeZone!.secondsFromGMT(), parts.calendar!.timeZone.secondsFromGMT())
  parts.minute = 0
  print(parts.date!, parts.hour!)
  let month = calendar.dateComponents([.year, .month, .calendar, .timeZone], from: date)
  print(month.date!, month.timeZone!.secondsFromGMT(), month.calendar == calendar)
  let plain = calendar.dateComponents([.year, .month], from: date)
  print(plain.date as Any, plain.calendar == nil, plain.timeZone == nil, plain == month)
}
run()
