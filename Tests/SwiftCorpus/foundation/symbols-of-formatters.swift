// swift-format-ignore-file
import Foundation
func run() {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  print(formatter.weekdaySymbols[1], formatter.shortMonthSymbols[0])
  print(String(cString: [104, 105, 0] as [CChar]), String(validatingUTF8: [72, 0]) ?? "nil")
}
run()
