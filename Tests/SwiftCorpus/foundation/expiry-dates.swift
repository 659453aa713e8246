// swift-format-ignore-file
import Foundation
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(secondsFromGMT: 0)!
let sent = Date(timeIntervalSince1970: 1_700_000_000)
let f = ISO8601DateFormatter()
print(f.string(from: sent), f.date(from: "2024-02-29T12:00:00Z")!.timeIntervalSince1970)
let later = cal.date(byAdding: .day, value: 30, to: sent)!
print(cal.dateComponents([.day, .hour], from: sent, to: later + 3700), later > sent, cal.isDate(sent, inSameDayAs: later))
print(cal.component(.weekday, from: sent), cal.startOfDay(for: sent).timeIntervalSince1970, sent.distance(to: later) / 86400)
let df = DateFormatter(); df.locale = Locale(identifier: "en_US_POSIX"); df.timeZone = cal.timeZone; df.dateFormat = "EEE, d MMM yyyy HH:mm"
print(df.string(from: sent))
