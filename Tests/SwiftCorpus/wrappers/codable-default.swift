// swift-format-ignore-file
import Foundation
@propertyWrapper struct DefaultFalse: Codable, Equatable {
  var wrappedValue = false
  init(wrappedValue: Bool = false) { self.wrappedValue = wrappedValue }
  init(from decoder: Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Bool.self) }
  func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(wrappedValue) }
}
extension KeyedDecodingContainer {
  func decode(_ type: DefaultFalse.Type, forKey key: Key) throws -> DefaultFalse {
    try decodeIfPresent(type, forKey: key) ?? DefaultFalse()
  }
}
struct Flags: Codable { @DefaultFalse var beta: Bool; var name: String }
for json in [#"{"name":"a"}"#, #"{"name":"b","beta":true}"#] {
  let flags = try JSONDecoder().decode(Flags.self, from: Data(json.utf8))
  print(flags.name, flags.beta)
}
