// swift-format-ignore-file
import Foundation
struct Money: Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible { var cents: Int
  init(cents: Int) { self.cents = cents }; init(floatLiteral v: Double) { cents = Int((v * 100).rounded()) }; init(integerLiteral v: Int) { cents = v * 100 }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }; static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
  static func * (a: Money, n: Int) -> Money { Money(cents: a.cents * n) }; static func / (a: Money, b: Money) -> Double { Double(a.cents) / Double(b.cents) }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }; static prefix func - (a: Money) -> Money { Money(cents: -a.cents) }
  var description: String { (cents < 0 ? "-" : "") + "$\(abs(cents) / 100).\(String(format: "%02d", abs(cents) % 100))" } }
let price: Money = 9.99, tax: Money = 1
print(price + tax, price * 3, -price, price - 20, [price, tax, 5].max()!, (price + 0.01) / tax, price > 9.98, price == 9.99)
