// swift-format-ignore-file
@propertyWrapper struct Trimmed { private var text = ""; var wrappedValue: String { get { text } set { text = newValue.trimmingCharacters(in: .whitespaces) } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
import Foundation
struct Form { @Trimmed var name: String; @Trimmed var mail: String = "  a@b " }
var f = Form(name: "  Ann ")
print("[\(f.name)] [\(f.mail)]")
f.name = " Bo"
print(f.name.count)
func local() -> String { @Trimmed var t = " x "; t += " y  "; return "<\(t)>" }
print(local())
