// swift-format-ignore-file
struct Key<Value> { let name: String; let fallback: Value }
final class Settings {
  private var values: [String: Any] = [:]
  subscript<V>(key: Key<V>) -> V {
    get { values[key.name] as? V ?? key.fallback }
    set { values[key.name] = newValue }
  }
  func has<V>(_ key: Key<V>) -> Bool { values[key.name] is V }
}
extension Key where Value == Int { static let launches = Key(name: "launches", fallback: 0) }
extension Key where Value == [String] { static var topics: Key { Key(name: "topics", fallback: []) } }
let s = Settings()
s[.launches] += 1
s[.topics].append("news")
print(s[.launches], s[.topics], s.has(.launches), s.has(Key<String>(name: "launches", fallback: "")))
print(Key.launches, Key<[String]>.topics.name)
