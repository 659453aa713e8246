// swift-format-ignore-file
protocol Key { associatedtype Value; static var defaultValue: Value { get } }
struct Env { private var values: [ObjectIdentifier: Any] = [:]; subscript<K: Key>(_ k: K.Type) -> K.Value { get { values[ObjectIdentifier(k)] as? K.Value ?? K.defaultValue } set { values[ObjectIdentifier(k)] = newValue } } 
  func with<K: Key>(_ k: K.Type, _ v: K.Value) -> Env { var e = self; e[k] = v; return e } }
enum RetryKey: Key { static let defaultValue = 3 }; enum NameKey: Key { static var defaultValue: String { "none" } }; struct ClockKey: Key { static let defaultValue: () -> Int = { 0 } }; enum TagsKey: Key { static let defaultValue: [String] = [] }
extension Env { var retries: Int { get { self[RetryKey.self] } set { self[RetryKey.self] = newValue } }; var name: String { get { self[NameKey.self] } set { self[NameKey.self] = newValue } }; var tags: [String] { get { self[TagsKey.self] } set { self[TagsKey.self] = newValue } } }
var e = Env(); e.retries += 2; e.tags.append("a"); e.tags.append("b"); let f = e.with(NameKey.self, "child").with(ClockKey.self) { 42 }; print(e.retries, e.name, e.tags, f.name, f[ClockKey.self](), e[ClockKey.self](), f.tags.count)
@propertyWrapper struct Environment<T> { let path: KeyPath<Env, T>; init(_ p: KeyPath<Env, T>) { path = p }; static var current: Env { shared }; var wrappedValue: T { shared[keyPath: path] } }
var shared = f; struct View { @Environment(\.retries) var retries; @Environment(\.name) var name }; print(View().retries, View().name); shared.retries = 0; print(View().retries)
