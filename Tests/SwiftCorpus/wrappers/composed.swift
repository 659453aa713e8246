// swift-format-ignore-file
import Foundation
@propertyWrapper struct Trimmed { private var v = ""; var wrappedValue: String { get { v } set { v = newValue.trimmingCharacters(in: .whitespacesAndNewlines) } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Limited { private var v: String; let max: Int; var wrappedValue: String { get { v } set { v = String(newValue.prefix(max)) } }
  init(wrappedValue: String, max: Int = 5) { self.max = max; v = String(wrappedValue.prefix(max)) } }
struct Form { @Trimmed var name = "  bob "; @Limited(max: 3) var code = "abcdef"; @Limited var tag: String = "unlimited" }
var f = Form()
print(f.name, f.code, f.tag)
f.name = "\n ann\t"; f.code = "xy"; f.tag = "123456789"
print(f.name, f.code, f.tag)
