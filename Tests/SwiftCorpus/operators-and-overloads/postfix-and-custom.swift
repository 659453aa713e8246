// swift-format-ignore-file
import Foundation
postfix operator %
prefix operator √
infix operator **: MultiplicationPrecedence
infix operator ???: NilCoalescingPrecedence
postfix func % (n: Int) -> Double { Double(n) / 100 }
prefix func √ (x: Double) -> Double { x.squareRoot() }
func ** (a: Double, b: Int) -> Double { (0..<b).reduce(1) { r, _ in r * a } }
func ??? <T>(a: T?, text: @autoclosure () -> String) -> String { a.map { "\($0)" } ?? text() }
print(25%, √16, 2 ** 10, 1 + 3 ** 2)
let n: Int? = nil
print(n ??? "nothing", Optional(4) ??? "nothing")
