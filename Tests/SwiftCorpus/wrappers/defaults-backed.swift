// swift-format-ignore-file
import Foundation
@propertyWrapper struct Stored<Value> {
  let key: String
  let fallback: Value
  var wrappedValue: Value {
    get { UserDefaults.standard.object(forKey: key) as? Value ?? fallback }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
  }
  var projectedValue: String { key }
  init(wrappedValue: Value, key: String) { self.key = key; fallback = wrappedValue }
}
enum Settings {
  @Stored(key: "badge") static var badge = 3
  @Stored(key: "name") static var name = "none"
}
UserDefaults.standard.removeObject(forKey: "badge")
UserDefaults.standard.removeObject(forKey: "name")
print(Settings.badge, Settings.name, Settings.$badge)
Settings.badge += 4
Settings.name = "x"
print(Settings.badge, Settings.name, UserDefaults.standard.integer(forKey: "badge"))
