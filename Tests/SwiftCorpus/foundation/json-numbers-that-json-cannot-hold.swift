// swift-format-ignore-file
import Foundation
struct Reading: Codable { var value: Double; var more: [Float]? }
func attempt<T: Encodable>(_ value: T) {
  do { print(String(decoding: try JSONEncoder().encode(value), as: UTF8.self)) }
  catch EncodingError.invalidValue(let value, let context) { print(value, context.codingPath.map(\.stringValue), context.debugDescription) }
  catch { print("other") }
}
attempt(Reading(value: .nan)); attempt(Reading(value: 1, more: [1, -.infinity])); attempt(["k": Double.infinity])
do { _ = try JSONEncoder().encode([Double.nan]) } catch { print(error, error.localizedDescription) }
let encoder = JSONEncoder()
encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
let data = try encoder.encode([Double.nan, .infinity, -.infinity, 1.5])
print(String(decoding: data, as: UTF8.self))
let decoder = JSONDecoder()
decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
print(try decoder.decode([Double].self, from: data))
do { _ = try decoder.decode([Double].self, from: Data(#"["many"]"#.utf8)) } catch DecodingError.typeMismatch(_, let c) { print(c.debugDescription) }
