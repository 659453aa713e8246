// swift-format-ignore-file
import Foundation
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US")
formatter.timeZone = .gmt
let date = Date(timeIntervalSince1970: 1_700_000_000)
formatter.dateFormat = "yyyy"
print(formatter.string(from: date))
formatter.dateStyle = .medium
formatter.timeStyle = .none
print(formatter.string(from: date))
formatter.dateFormat = "dd"
print(formatter.string(from: date))
