final class Shop {
  var stock = 10
  func change(by amount: Int, twice: Bool) -> Int { stock + (twice ? 2 * amount : amount) }
  static func half(of number: Double) -> Double { number / 2 }
}
func difference(of first: Int, and second: Int) -> Int { first - second }
let shop = Shop()
print(shop.change(by:twice:)(4, true), difference(of:and:)(5, 1), Shop.half(of:)(3))
