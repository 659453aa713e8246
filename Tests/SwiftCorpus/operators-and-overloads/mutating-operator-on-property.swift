struct Money: CustomStringConvertible {
  var cents: Int
  var description: String { "\(cents / 100).\(cents % 100)" }
  static func += (a: inout Money, b: Int) { a.cents += b }
  static func == (a: Money, b: Int) -> Bool { a.cents == b }
}
class Wallet { var money = Money(cents: 150) }
let wallet = Wallet()
wallet.money += 75
print(wallet.money, wallet.money == 225)
var list = [Money(cents: 1)]
list[0] += 10
print(list)
