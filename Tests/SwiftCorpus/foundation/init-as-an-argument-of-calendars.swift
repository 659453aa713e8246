// swift-format-ignore-file
import Foundation
func run() {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .init(identifier: "UTC")!
  print(calendar.component(.hour, from: Date(timeIntervalSince1970: 3600)))
  print(calendar.date(from: .init(timeZone: .gmt, year: 2024, month: 2, day: 1))!, calendar.date(byAdding: .init(day: 1), to: Date(timeIntervalSince1970: 0))!, calendar.date(byAdding: .day, value: 2, to: Date(timeIntervalSince1970: 0))!)
  let formatter = DateFormatter()
  formatter.dateFormat = "HH:mm"
  formatter.timeZone = .init(secondsFromGMT: 0)
  formatter.locale = .init(identifier: "en_US_POSIX")
  print(formatter.string(from: Date(timeIntervalSince1970: 60)), formatter.date(from: "07:30")!)
}
run()
