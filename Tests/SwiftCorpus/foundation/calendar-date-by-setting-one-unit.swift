// swift-format-ignore-file
import Foundation
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(identifier: "UTC")!
let d = Date(timeIntervalSince1970: 1_700_000_000)
let m = cal.date(bySettingHour: 9, minute: 30, second: 0, of: d)!
print(m.timeIntervalSince1970)
print(cal.date(bySetting: .hour, value: 23, of: d)!.timeIntervalSince1970)
print(cal.date(bySetting: .minute, value: 0, of: d)!.timeIntervalSince1970)
print(cal.date(bySetting: .day, value: 20, of: d)!.timeIntervalSince1970)
