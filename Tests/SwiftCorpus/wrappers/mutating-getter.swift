@propertyWrapper struct Counted<Value> {
  private var value: Value
  private(set) var reads = 0
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    mutating get {
      reads += 1
      return value
    }
    set { value = newValue }
  }
  var projectedValue: Int { reads }
}
struct Settings {
  @Counted var sound = true
  @Counted var names: [String] = []
}
var settings = Settings()
print(settings.sound, settings.sound, settings.$sound)
settings.names.append("a")
print(settings.names, settings.$names)
