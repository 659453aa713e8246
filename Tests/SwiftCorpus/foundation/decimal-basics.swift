import Foundation

let price = Decimal(string: "19.99")!
let count = Decimal(3)
print(price * count, price + 1, Decimal(string: "x") == nil)
print(price > count, Decimal(2) == 2, Decimal(10) / 4)
