// swift-format-ignore-file
import Foundation
func run() { let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(secondsFromGMT: 0); f.amSymbol = "am"; f.pmSymbol = "pm"; f.dateFormat = "h 'o''clock' a"
  for h in [0.0, 11, 12, 23] { print(f.string(from: Date(timeIntervalSince1970: h * 3600))) }
  f.dateFormat = "yyyy-MM-dd h:mm a"; print(f.date(from: "2024-01-02 3:04 pm")!); f.amSymbol = "AM"; f.pmSymbol = "PM"; print(f.date(from: "2024-01-02 12:04 AM")!) }
run()
