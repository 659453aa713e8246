// swift-format-ignore-file
@propertyWrapper final class Observed<Value> { private var value: Value; private var subs: [(Value, Value) -> Void] = []
  var wrappedValue: Value { get { value } set { let old = value; value = newValue; subs.forEach { $0(old, newValue) } } }
  var projectedValue: Observed<Value> { self }
  init(wrappedValue: Value) { value = wrappedValue }
  func subscribe(_ f: @escaping (Value, Value) -> Void) { subs.append(f) }
  func map<T>(_ f: @escaping (Value) -> T) -> Observed<T> { let o = Observed<T>(wrappedValue: f(value)); subscribe { [weak o] in o?.wrappedValue = f($1) }; return o } }
final class Model { @Observed var badge = 0; @Observed var name: String; @Observed var tags: [String] = []; init(name: String) { self.name = name } }
let m = Model(name: "a"); m.$badge.subscribe { print("badge", $0, "->", $1) }; let label = m.$badge.map { "#\($0)" }; m.$name.subscribe { print($0 + $1) }; m.$tags.subscribe { print($1.count - $0.count) }
m.badge += 2; m.name.append("b"); m.tags.append(contentsOf: ["x", "y"]); m.tags.removeLast(); print(label.wrappedValue, m.badge, m.name)
