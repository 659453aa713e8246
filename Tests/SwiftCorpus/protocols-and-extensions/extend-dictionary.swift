extension Dictionary where Key == String {
  func text(_ key: String) -> String { self[key].map { "\($0)" } ?? "-" }
}
extension Dictionary {
  mutating func merge(_ other: [Key: Value]) { merge(other) { _, new in new } }
}
var info: [String: Any] = ["a": 1, "b": "two"]
info.merge(["c": true])
print(info.text("a"), info.text("b"), info.text("c"), info.text("d"))
