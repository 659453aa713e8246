struct Setting<Value> {
  let key: String
  let fallback: Value
  func read(_ table: [String: Any]) -> Value { table[key] as? Value ?? fallback }
}
let volume = Setting(key: "volume", fallback: 5)
let name = Setting(key: "name", fallback: "none")
print(
  volume.read(["volume": 8]), volume.read(["volume": "8"]), name.read([:]), name.read(["name": "x"])
)
