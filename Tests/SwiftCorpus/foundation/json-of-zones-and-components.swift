// swift-format-ignore-file
import Foundation
extension JSONEncoder.KeyEncodingStrategy {
  static let loud = custom { path in Key(stringValue: path.last!.stringValue.uppercased())! }
}
struct Key: CodingKey {
  var intValue: Int?
  var stringValue: String
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}
struct Alarm: Encodable { let zone: TimeZone; let at: DateComponents }
var at = DateComponents()
at.hour = 7
at.minute = 30
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(Alarm(zone: TimeZone(secondsFromGMT: 0)!, at: at)), as: UTF8.self))
encoder.keyEncodingStrategy = .loud
print(String(decoding: try encoder.encode(["kept": [1]]), as: UTF8.self))
struct Plain: Encodable { let name: String }
print(String(decoding: try encoder.encode(Plain(name: "a")), as: UTF8.self))
