// swift-format-ignore-file
import Foundation
@propertyWrapper struct Logged<T> {
  private var value: T
  let label: String
  init(wrappedValue: T, _ label: String) { value = wrappedValue; self.label = label }
  var wrappedValue: T {
    get { print("get", label); return value }
    set { print("set", label, value, "->", newValue); value = newValue }
  }
}
struct Session { @Logged("count") var count = 0; @Logged("user") var user: String? = nil }
var s = Session()
s.count += 2
s.user = "ann"
print(s.count, s.user ?? "-")
