import Foundation

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.dateFormat = "yyyy-MM-dd HH:mm Z"
let winter = Date(timeIntervalSince1970: 1_700_000_000)
let summer = Date(timeIntervalSince1970: 1_720_000_000)
for name in ["America/New_York", "Europe/Paris", "Asia/Tokyo", "Asia/Kolkata", "Australia/Sydney"] {
  let zone = TimeZone(identifier: name)!
  formatter.timeZone = zone
  print(name, formatter.string(from: winter), formatter.string(from: summer))
  print(zone.secondsFromGMT(for: summer), zone.isDaylightSavingTime(for: summer))
}
formatter.timeZone = TimeZone(identifier: "America/Los_Angeles")
print(formatter.date(from: "2024-03-10 01:30 -0800")!)
formatter.dateFormat = "yyyy-MM-dd HH:mm zzz"
print(formatter.string(from: summer), formatter.string(from: winter))
formatter.dateFormat = "yyyy-MM-dd HH:mm"
print(formatter.date(from: "2024-07-04 09:00")!, formatter.date(from: "2024-12-24 18:00")!)
print(TimeZone(abbreviation: "EST")?.identifier ?? "-")
