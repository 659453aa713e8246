struct Item {
  var title: String
  var isRead = false
}
var items = [Item(title: "a"), Item(title: "b")]
items[1].isRead = true
for var item in items {
  item.title += "!"
}
print(items.map(\.isRead), items.map(\.title))
for index in items.indices {
  items[index].title += "?"
}
print(items.map { $0.title })
