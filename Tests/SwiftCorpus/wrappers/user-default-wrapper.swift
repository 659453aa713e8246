import Foundation

@propertyWrapper
struct Default<Value> {
  let key: String
  let fallback: Value
  var store: [String: Any] = [:]
  init(_ key: String, default fallback: Value) { self.key = key; self.fallback = fallback }
  var wrappedValue: Value {
    get { store[key] as? Value ?? fallback }
    set { store[key] = newValue }
  }
  var projectedValue: String { "default \(key)" }
}
struct Preferences {
  @Default("sound", default: true) var sound: Bool
  @Default("volume", default: 5) var volume: Int
}
var preferences = Preferences()
print(preferences.sound, preferences.volume, preferences.$volume)
preferences.volume += 3
preferences.sound.toggle()
print(preferences.sound, preferences.volume, preferences.$sound)
