// swift-format-ignore-file
import Foundation
struct Event: Codable { let name: String; let at: Date }
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .custom { decoder in
  let container = try decoder.singleValueContainer()
  if let seconds = try? container.decode(Double.self) { return Date(timeIntervalSince1970: seconds) }
  let text = try container.decode(String.self)
  guard let seconds = Double(text) else { throw DecodingError.dataCorruptedError(in: container, debugDescription: "bad date \(text)") }
  return Date(timeIntervalSince1970: seconds)
}
print(try decoder.decode([Event].self, from: Data(#"[{"name":"a","at":"5"},{"name":"b","at":6}]"#.utf8)).map(\.at.timeIntervalSince1970))
do { _ = try decoder.decode([Event].self, from: Data(#"[{"name":"a","at":"x"}]"#.utf8)) } catch DecodingError.dataCorrupted(let c) { print(c.debugDescription, c.codingPath.map(\.stringValue)) }
let days = DateFormatter()
days.locale = Locale(identifier: "en_US_POSIX")
days.timeZone = TimeZone(secondsFromGMT: 0)
days.dateFormat = "yyyy-MM-dd"
decoder.dateDecodingStrategy = .formatted(days)
print(try decoder.decode(Event.self, from: Data(#"{"name":"c","at":"1970-01-03"}"#.utf8)).at.timeIntervalSince1970)
do { _ = try decoder.decode(Event.self, from: Data(#"{"name":"c","at":"soon"}"#.utf8)) } catch DecodingError.dataCorrupted(let c) { print(c.debugDescription) }
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
encoder.dateEncodingStrategy = .formatted(days)
print(String(decoding: try encoder.encode(Event(name: "d", at: Date(timeIntervalSince1970: 86_400))), as: UTF8.self))
encoder.dateEncodingStrategy = .custom { date, encoder in
  var container = encoder.singleValueContainer()
  try container.encode("D\(Int(date.timeIntervalSince1970))")
}
print(String(decoding: try encoder.encode([Event(name: "e", at: Date(timeIntervalSince1970: 7))]), as: UTF8.self))
