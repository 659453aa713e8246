// swift-format-ignore-file
import Foundation
@propertyWrapper struct RawStored<E: RawRepresentable> where E.RawValue == String {
  let key: String; let fallback: E
  static var box: [String: String] { get { Memory.values } set { Memory.values = newValue } }
  var wrappedValue: E { get { Self.box[key].flatMap(E.init(rawValue:)) ?? fallback } nonmutating set { Self.box[key] = newValue.rawValue } }
}
enum Memory { static var values: [String: String] = [:] }
enum Mode: String { case on, off, auto }
struct Config { @RawStored(key: "mode", fallback: .auto) var mode: Mode }
let config = Config()
print(config.mode)
config.mode = .off
print(config.mode, Memory.values)
Memory.values["mode"] = "junk"
print(config.mode)
