// swift-format-ignore-file
final class Defaults {
  struct Key<V> { let name: String; let fallback: V }
  var stored: [String: Any] = [:]
  subscript<V>(_ key: Key<V>) -> V { get { stored[key.name] as? V ?? key.fallback } set { stored[key.name] = newValue } }
  subscript<V: RawRepresentable>(_ key: Key<V>) -> V {
    get { (stored[key.name] as? V.RawValue).flatMap(V.init(rawValue:)) ?? key.fallback }
    set { stored[key.name] = newValue.rawValue } }
}
enum Order: String { case name, date }
extension Defaults.Key { static var order: Defaults.Key<Order> { .init(name: "order", fallback: .name) }; static var runs: Defaults.Key<Int> { .init(name: "runs", fallback: 0) } }
func run() { let d = Defaults(); d[.order] = .date; d[.runs] += 2; print(d[.order], d.stored["order"]!, d[.runs]) }
run()
