// swift-format-ignore-file
@propertyWrapper struct Published2<V> { private var v: V; private var subs: [(V) -> Void] = []; init(wrappedValue: V) { v = wrappedValue }
  var wrappedValue: V { get { v } set { v = newValue; subs.forEach { $0(newValue) } } }
  var projectedValue: Published2 { get { self } set { self = newValue } }
  mutating func sink(_ f: @escaping (V) -> Void) { subs.append(f); f(v) } }
final class Model { @Published2 var unread = 0; @Published2 var name: String? { didSet { print("didSet", oldValue ?? "-", name ?? "-") } }; init(name: String? = nil) { self.name = name } }
let m = Model(name: "a"); m.$unread.sink { print("unread", $0) }
m.unread += 2; m.name = "b"; m.$name.sink { print("name", $0 ?? "nil") }; m.name = nil
