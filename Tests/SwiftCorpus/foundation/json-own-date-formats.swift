// swift-format-ignore-file
import Foundation

struct Event: Codable { var at: Date }

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
formatter.dateFormat = "yyyy-MM-dd"
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .formatted(formatter)
print(try decoder.decode(Event.self, from: Data(#"{"at":"1970-01-02"}"#.utf8)).at)
do { print(try decoder.decode([Date].self, from: Data(#"["soon"]"#.utf8))) } catch { print(error) }
decoder.dateDecodingStrategy = .custom { decoder in
  let container = try decoder.singleValueContainer()
  if let seconds = try? container.decode(Double.self) { return Date(timeIntervalSince1970: seconds) }
  let text = try container.decode(String.self)
  guard let days = Int(text) else {
    throw DecodingError.dataCorruptedError(in: container, debugDescription: "no number of days")
  }
  return Date(timeIntervalSince1970: Double(days) * 86_400)
}
print(try decoder.decode([Date].self, from: Data(#"[90, "2"]"#.utf8)))
do { print(try decoder.decode([Event].self, from: Data(#"[{"at":"x"}]"#.utf8))) } catch { print(error) }

let encoder = JSONEncoder()
let event = Event(at: Date(timeIntervalSince1970: 172_800))
encoder.dateEncodingStrategy = .formatted(formatter)
print(String(decoding: try encoder.encode(event), as: UTF8.self))
encoder.dateEncodingStrategy = .custom { date, encoder in
  var container = encoder.singleValueContainer()
  try container.encode("day \(Int(date.timeIntervalSince1970) / 86_400)")
}
print(String(decoding: try encoder.encode([event]), as: UTF8.self))
