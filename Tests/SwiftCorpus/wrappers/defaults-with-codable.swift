// swift-format-ignore-file
import Foundation
@propertyWrapper struct Stored<Value: Codable> {
  let key: String; let fallback: Value
  init(wrappedValue: Value, _ key: String) { self.key = key; fallback = wrappedValue }
  var wrappedValue: Value {
    get { UserDefaults.standard.data(forKey: key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } ?? fallback }
    nonmutating set { UserDefaults.standard.set(try? JSONEncoder().encode(newValue), forKey: key) }
  }
  func reset() { UserDefaults.standard.removeObject(forKey: key) }
}
struct Topic: Codable, Equatable { var name: String; var on = true }
enum Prefs { @Stored("pl_topics") static var topics: [Topic] = [Topic(name: "all")]; @Stored("pl_level") static var level = 1
  static func clear() { _topics.reset(); _level.reset() } }
Prefs.clear()
Prefs.topics.append(Topic(name: "sport", on: false)); Prefs.level += 4
print(Prefs.topics, Prefs.level)
Prefs.clear()
print(Prefs.topics.count, Prefs.level)
