// swift-format-ignore-file
@propertyWrapper struct Stored<T> { let key: String; let fallback: T; static var store: Any? { nil }
  init(_ key: String, default fallback: T) { self.key = key; self.fallback = fallback }
  var wrappedValue: T { get { box.values[key] as? T ?? fallback } nonmutating set { box.values[key] = newValue } }
  var projectedValue: String { "$" + key } }
final class Box { var values: [String: Any] = [:] }
let box = Box()
struct Settings { @Stored("count", default: 3) var count; @Stored("name", default: "none") static var name: String; @Stored("opt", default: nil) var opt: Int? }
let s = Settings()
print(s.count, s.$count, Settings.name, s.opt as Any)
s.count += 4; Settings.name = "Z"; s.opt = 9
print(s.count, Settings.name, s.opt as Any, Settings().count, box.values.count)
