import Foundation

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
let date = Date(timeIntervalSince1970: 1_709_210_096)
print(formatter.string(from: date))
formatter.dateFormat = "dd/MM/yy HH:mm"
print(formatter.string(from: date))
formatter.dateFormat = "EEE, d MMM yyyy 'at' h:mm a"
print(formatter.string(from: date))
formatter.dateFormat = "yyyy-MM-dd"
print(
  formatter.date(from: "2024-02-29")!.timeIntervalSince1970, formatter.date(from: "nonsense") as Any
)
