// swift-format-ignore-file
final class Store { static var values: [String: Any] = [:] }
@propertyWrapper struct Stored<T> { let key: String; let fallback: T
  init(wrappedValue: T, _ key: String) { self.key = key; fallback = wrappedValue }
  var wrappedValue: T { get { Store.values[key] as? T ?? fallback } nonmutating set { if let o = newValue as? AnyOptional, o.isNil { Store.values[key] = nil } else { Store.values[key] = newValue } } }
  var projectedValue: Stored<T> { self }; func reset() { Store.values[key] = nil } }
protocol AnyOptional { var isNil: Bool { get } }
extension Optional: AnyOptional { var isNil: Bool { self == nil } }
extension Stored where T: ExpressibleByNilLiteral { init(_ key: String) { self.init(wrappedValue: nil, key) } }
enum Prefs { @Stored("runs") static var runs = 0; @Stored("name") static var name: String?; @Stored("tags") static var tags: [String] = [] }
Prefs.runs += 2; Prefs.name = "n"; Prefs.tags.append("t"); print(Store.values.keys.sorted(), Prefs.runs, Prefs.name as Any, Prefs.tags)
Prefs.name = nil; Prefs.$runs.reset(); print(Store.values.keys.sorted(), Prefs.runs, Prefs.name as Any)
