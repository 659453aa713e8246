// swift-format-ignore-file
import Foundation
@propertyWrapper struct Trim: Codable, Equatable { var wrappedValue: String { didSet { wrappedValue = wrappedValue.trimmingCharacters(in: .whitespaces) } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.trimmingCharacters(in: .whitespaces) }
  init(from d: Decoder) throws { self.init(wrappedValue: try d.singleValueContainer().decode(String.self)) }
  func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(wrappedValue) } }
struct Form: Codable, Equatable { @Trim var name: String; var age = 1 }
let f = try JSONDecoder().decode(Form.self, from: Data(#"{"name":"  Bo ","age":3}"#.utf8))
print(f.name + "|", f.age, f == Form(name: "Bo", age: 3))
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode(f), as: UTF8.self))
