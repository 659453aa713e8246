class Item {
  let id: Int
  init(_ id: Int) { self.id = id }
  deinit { print("free", id) }
}
var items = [Item(1), Item(2), Item(3)]
items.remove(at: 1)
print("removed")
items.append(Item(4))
items.removeAll()
print("cleared", items.count)
