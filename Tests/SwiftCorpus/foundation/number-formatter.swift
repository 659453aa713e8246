import Foundation

let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.numberStyle = .decimal
print(formatter.string(from: 7)!, formatter.string(from: 2.5) ?? "-")
formatter.minimumFractionDigits = 2
print(formatter.string(from: 7)!, formatter.string(from: NSNumber(value: 2.5)) ?? "-")
let plain = NumberFormatter()
plain.locale = Locale(identifier: "en_US_POSIX")
plain.maximumFractionDigits = 1
plain.minimumFractionDigits = 1
print(plain.string(from: 3.26)!, plain.string(from: -0.5)!)
