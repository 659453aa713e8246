class Store {
  static var made = 0
  lazy var items: [String] = {
    Store.made += 1
    return ["a", "b"]
  }()
  lazy var count = items.count
}
let store = Store()
print(Store.made)
print(store.items, store.count, Store.made)
store.items.append("c")
print(store.items.count, store.count, Store.made)
