// swift-format-ignore-file
import Foundation

struct Reading: Codable { var value: Double }

do { _ = try JSONEncoder().encode(["list": [Reading(value: .nan)]]) } catch { print(error) }
do {
  _ = try JSONEncoder().encode([Float.infinity])
} catch EncodingError.invalidValue(let value, let context) {
  print(value, context.codingPath.map(\.stringValue), context.debugDescription)
}
let encoder = JSONEncoder()
encoder.nonConformingFloatEncodingStrategy = .convertToString(
  positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
print(String(decoding: try encoder.encode([Double.infinity, -.infinity, .nan, 1.5]), as: UTF8.self))
let decoder = JSONDecoder()
decoder.nonConformingFloatDecodingStrategy = .convertFromString(
  positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
print(try decoder.decode(Reading.self, from: Data(#"{"value":"-inf"}"#.utf8)).value)
do { _ = try decoder.decode([Double].self, from: Data(#"["many"]"#.utf8)) } catch { print(error) }
