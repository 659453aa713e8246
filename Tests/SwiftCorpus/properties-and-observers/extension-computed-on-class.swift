class Item {
  var price = 10.0
  var count = 3
}
extension Item {
  var total: Double {
    get { price * Double(count) }
    set { price = newValue / Double(count) }
  }
  static var free: Item {
    let item = Item()
    item.price = 0
    return item
  }
}
let item = Item()
item.total = 60
print(item.price, item.total, Item.free.total)
