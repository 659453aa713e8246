struct AnyStore<Item> {
  private let loadItems: () -> [Item]
  init<S: Store>(_ store: S) where S.Item == Item { loadItems = { store.load() } }
  func load() -> [Item] { loadItems() }
}
protocol Store {
  associatedtype Item
  func load() -> [Item]
}
struct Numbers: Store { func load() -> [Int] { [1, 2] } }
print(AnyStore(Numbers()).load())
