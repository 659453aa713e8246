// swift-format-ignore-file
struct Key<Value> { let name: String; let fallback: Value; init(_ name: String, _ fallback: Value) { self.name = name; self.fallback = fallback } }
extension Key where Value == Bool { static var seenIntro: Key { Key("intro", false) } }
extension Key where Value == Int { static let launches = Key("launches", 0) }
extension Key where Value: ExpressibleByNilLiteral { init(_ name: String) { self.init(name, nil) } }
final class Store { private var values: [String: Any] = [:]
  subscript<T>(key: Key<T>) -> T { get { values[key.name] as? T ?? key.fallback } set { values[key.name] = newValue } }
  func bump(_ key: Key<Int>, by n: Int = 1) -> Int { self[key] += n; return self[key] } }
let s = Store(); let token = Key<String?>("token")
print(s[.seenIntro], s[.launches], s[token] as Any)
s[.seenIntro] = true; s[token] = "abc"; print(s.bump(.launches), s.bump(.launches, by: 4), s[.seenIntro], s[token]!)
s[Key("launches", 0)] = 100; print(s[.launches], s[Key("launches", "text")])
