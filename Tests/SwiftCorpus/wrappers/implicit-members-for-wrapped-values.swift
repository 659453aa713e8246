// swift-format-ignore-file
@propertyWrapper struct Audit<V> {
  var wrappedValue: V { didSet { projectedValue += 1 } }
  private(set) var projectedValue = 0
  init(wrappedValue: V) { self.wrappedValue = wrappedValue }
}
struct Money: Equatable { var cents: Int
  init(_ cents: Int) { self.cents = cents }
  static let zero = Money(0) }
struct Wallet { @Audit var cash = Money(5); @Audit var cards: [String] = []; @Audit var owner = (name: "a", age: 3) }
var wallet = Wallet()
wallet.cash = .init(7)
wallet.cash.cents += 1
wallet.cards += ["v"]
wallet.owner.age += 1
print(wallet.cash, wallet.cards, wallet.owner, wallet.$cash, wallet.$cards)
wallet.cash = .zero
print(wallet.cash == .zero, wallet.$cash)
