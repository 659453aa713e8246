import Foundation

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
let date = Date(timeIntervalSince1970: 1_700_000_000)
print(formatter.string(from: date))
print(formatter.date(from: "2024-02-29 12:00:00")!.timeIntervalSince1970)
print(formatter.date(from: "nonsense") == nil)
formatter.dateFormat = "EEEE, d MMM yyyy 'at' h:mm a"
print(formatter.string(from: date))
