// swift-format-ignore-file
struct Values { static subscript<K: ValueKey>(key: K.Type) -> K.Value { get { key.current } set { key.current = newValue } }
  private static var all = Values()
  static subscript<T>(_ path: WritableKeyPath<Values, T>) -> T { get { all[keyPath: path] } set { all[keyPath: path] = newValue } } }
protocol ValueKey { associatedtype Value; static var current: Value { get set } }
struct NameKey: ValueKey { static var current = "live" }
extension Values { var name: String { get { Self[NameKey.self] } set { Self[NameKey.self] = newValue } } }
@propertyWrapper struct Injected<T> { let path: WritableKeyPath<Values, T>; init(_ path: WritableKeyPath<Values, T>) { self.path = path }; var wrappedValue: T { get { Values[path] } set { Values[path] = newValue } } }
struct Model { @Injected(\.name) var name: String }
func run() { var m = Model(); print(m.name); Values[\.name] = "mock"; print(m.name); m.name = "set"; print(NameKey.current) }
run()
