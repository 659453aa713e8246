// swift-format-ignore-file
import Foundation
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(identifier: "UTC")!
let d = Date(timeIntervalSince1970: 1_700_000_000)
print(cal.date(bySettingHour: 9, minute: 30, second: 0, of: d) as Any)
print(cal.date(byAdding: .day, value: 1, to: d) as Any)
print(URL(string: "a")?.scheme as Any, URL(string: "https://x.y/z")?.host as Any)
print(cal.date(from: DateComponents(year: 2024)) as Any, DateComponents(year: 3).year as Any)
