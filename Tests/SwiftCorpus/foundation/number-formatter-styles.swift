// swift-format-ignore-file
import Foundation

func texts(_ style: NumberFormatter.Style, _ numbers: [Double], _ set: (NumberFormatter) -> Void = { _ in }) {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = style
  set(formatter)
  print(numbers.map { formatter.string(from: NSNumber(value: $0)) ?? "nil" })
}
texts(.percent, [0.256, 1, -0.5, 12.345])
texts(.percent, [0.256, 3.005]) { $0.maximumFractionDigits = 1 }
texts(.currency, [1234.5, -3, 0, 0.005])
for code in ["EUR", "GBP", "JPY", "CNY", "CHF", "CAD"] { texts(.currency, [1234.5, -2]) { $0.currencyCode = code } }
texts(.currency, [5]) { $0.currencySymbol = "coins " }
texts(.ordinal, [1, 2, 3, 4, 11, 12, 13, 21, 102, 1113])
let own = NumberFormatter()
own.numberStyle = .decimal
print(own.string(from: 1234567.891)!, own.string(from: 999)!)
let german = NumberFormatter()
german.locale = Locale(identifier: "de_DE")
german.numberStyle = .decimal
print(german.string(from: 1234567.5)!, german.number(from: "1.234,5")!)
