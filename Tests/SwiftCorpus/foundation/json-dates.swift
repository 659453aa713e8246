import Foundation

struct Event: Codable { var at: Date }
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .secondsSince1970
print(try decoder.decode(Event.self, from: Data(#"{"at": 1000}"#.utf8)).at)
decoder.dateDecodingStrategy = .iso8601
print(try decoder.decode(Event.self, from: Data(#"{"at": "2026-01-02T03:04:05Z"}"#.utf8)).at)
let encoder = JSONEncoder()
encoder.dateEncodingStrategy = .iso8601
print(
  String(decoding: try encoder.encode(Event(at: Date(timeIntervalSince1970: 0))), as: UTF8.self))
