// swift-format-ignore-file
import Foundation
extension UserDefaults {
  struct Key<V> { let name: String; init(_ name: String) { self.name = name } }
  subscript<V>(_ key: Key<V>) -> V? { get { object(forKey: key.name) as? V } set { set(newValue, forKey: key.name) } }
  subscript<V>(_ key: Key<V>, default other: V) -> V { get { self[key] ?? other } set { self[key] = newValue } }
}
extension UserDefaults.Key { static var runs: UserDefaults.Key<Int> { .init("runs") }; static var user: UserDefaults.Key<String> { .init("user") } }
func run() { let d = UserDefaults.standard; print(d[.runs, default: 3]); d[.runs, default: 0] += 1; d[.user] = "bo"; print(d[.runs] ?? 0, d[.user] ?? "-") }
run()
