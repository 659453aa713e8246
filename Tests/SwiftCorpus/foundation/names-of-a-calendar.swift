// swift-format-ignore-file
import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
calendar.locale = Locale(identifier: "en_US")
let date = Date(timeIntervalSince1970: 1_700_000_000)
print(calendar.weekdaySymbols[calendar.component(.weekday, from: date) - 1])
print(calendar.shortMonthSymbols[calendar.component(.month, from: date) - 1])
print(calendar.shortWeekdaySymbols, calendar.veryShortWeekdaySymbols)
print(calendar.monthSymbols.count, calendar.monthSymbols.last!, calendar.standaloneMonthSymbols.first!)
print(calendar.amSymbol, calendar.pmSymbol)
