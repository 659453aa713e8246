// swift-format-ignore-file
import Foundation
let phone = "call +49 170 1234567 or 030/9876"
if let r = phone.range(of: #"\+?\d[\d /]+\d"#, options: .regularExpression) { print(phone[r]) }
print(phone.replacingOccurrences(of: "[0-9]", with: "*", options: .regularExpression))
print("John Smith".replacingOccurrences(of: #"(\w+) (\w+)"#, with: "$2, $1", options: .regularExpression))
let mail = "^[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,}$"
for s in ["a.b@c.de", "nope@", "X@Y.COM"] { print(s, s.range(of: mail, options: [.regularExpression, .caseInsensitive]) != nil) }
