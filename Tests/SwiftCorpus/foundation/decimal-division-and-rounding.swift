// swift-format-ignore-file
import Foundation
func run() {
  print(Decimal(1) / 3, Decimal(100) / 7, Decimal(-2) / 3, Decimal(string: "99.99")! / 3)
  print(Decimal(1) / 3 > 0.3, Decimal(1) / 3 * 3, Decimal.zero, Decimal(3).isZero)
  for number in [0.1, 1.19, 99.99, 3.133, 1e10, 1e-5, -4.2] { print(Decimal(number)) }
  let prices: [Decimal] = [0.1, 1.19, 99.99]
  print(prices.reduce(0, +), abs(Decimal(-3)), Decimal(-3).magnitude)
  var result = Decimal()
  for text in ["2.345", "-2.345", "2.355"] {
    var number = Decimal(string: text)!
    for mode in [NSDecimalNumber.RoundingMode.plain, .up, .down, .bankers] {
      NSDecimalRound(&result, &number, 2, mode)
      print(result, terminator: " ")
    }
  }
  print(NSDecimalNumber(string: "1.5").adding(2), (prices[1] as NSDecimalNumber).doubleValue)
  print(NSDecimalNumber(string: "1.5").multiplying(by: 3), NSDecimalNumber(decimal: 7.9).intValue)
}
run()
