// swift-format-ignore-file
import Foundation
func run() {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  for pattern in ["ss", "ss.S", "ss.SSS", "ss.SSSSSS"] {
    formatter.dateFormat = pattern
    print([1_700_000_000.123, 1.9999, 1.9994, 59.9996, -0.3, 12.3456789].map { formatter.string(from: Date(timeIntervalSince1970: $0)) })
  }
  let iso = ISO8601DateFormatter()
  iso.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
  print([1_700_000_000.123, 1.9999].map { iso.string(from: Date(timeIntervalSince1970: $0)) })
  iso.formatOptions = [.withInternetDateTime, .withSpaceBetweenDateAndTime]
  print(iso.string(from: Date(timeIntervalSince1970: 0)), iso.date(from: "1970-01-01 00:00:00Z") as Any, iso.date(from: "1970-01-01T00:00:00Z") as Any)
}
run()
