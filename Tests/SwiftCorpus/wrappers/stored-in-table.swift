var table: [String: Any] = ["launches": 4]
@propertyWrapper
struct Stored<Value> {
  let key: String
  let fallback: Value
  var wrappedValue: Value {
    get { table[key] as? Value ?? fallback }
    set { table[key] = newValue }
  }
}
enum Settings {
  @Stored(key: "launches", fallback: 0) static var launches: Int
  @Stored(key: "name", fallback: "none") static var name: String
}
Settings.launches += 1
print(Settings.launches, Settings.name)
Settings.name = "Ada"
print(Settings.name, table["name"] as? String ?? "-")
