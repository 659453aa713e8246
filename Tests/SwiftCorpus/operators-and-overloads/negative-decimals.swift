// swift-format-ignore-file
import Foundation
let price = Decimal(string: "12.50")!
let refund = -price
print(refund, -refund, -(price - 20), refund < 0, [price, -price].reduce(0, +))
