import Foundation

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
let date = Date(timeIntervalSince1970: 1_600_000_000)
for pattern in ["hh 'o''clock' a", "MMM ''yy", "'T'HH'Z'", "yyyy'-'''MM", "'day 'd"] {
  formatter.dateFormat = pattern
  print(formatter.string(from: date))
}
formatter.dateFormat = "h 'o''clock' a"
print(formatter.date(from: "3 o'clock PM") != nil)
