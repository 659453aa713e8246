// swift-format-ignore-file
final class Registry { static let shared = Registry(); private var makers: [ObjectIdentifier: () -> Any] = [:]
  func register<T>(_ type: T.Type = T.self, _ make: @escaping () -> T) { makers[ObjectIdentifier(type)] = make }
  func get<T>(_ type: T.Type = T.self) -> T { makers[ObjectIdentifier(type)]!() as! T } }
@propertyWrapper struct Inject<T> { lazy var value: T = Registry.shared.get(); var wrappedValue: T { mutating get { value } } }
protocol API { func load() -> String }
struct Live: API { let n: Int; func load() -> String { "live\(n)" } }
final class Store { var items = [1] }
Registry.shared.register(API.self) { Live(n: 3) }; let store = Store(); Registry.shared.register { store }
final class Screen { @Inject var api: API; @Inject var store: Store; func show() -> String { store.items.append(2); return api.load() + "\(store.items)" } }
let s = Screen(); print(s.show(), store.items.count, s.show())
