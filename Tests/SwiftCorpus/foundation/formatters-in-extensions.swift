// swift-format-ignore-file
import Foundation
extension DateFormatter {
  static let day: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()
}
extension NumberFormatter {
  static let price: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    return formatter
  }()
  func text(_ number: Double) -> String { string(from: NSNumber(value: number)) ?? "-" }
}
extension JSONDecoder {
  static let api: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .formatted(.day)
    return decoder
  }()
  func decode<T: Decodable>(_ text: String) throws -> T { try decode(T.self, from: Data(text.utf8)) }
}
extension JSONEncoder {
  func text<T: Encodable>(_ value: T) throws -> String { String(decoding: try encode(value), as: UTF8.self) }
}
struct Trip: Codable { let day: Date }
print(DateFormatter.day.string(from: Date(timeIntervalSince1970: 86_400)), NumberFormatter.price.text(3))
print(try JSONDecoder.api.decode(Trip.self, from: Data(#"{"day":"1970-01-03"}"#.utf8)).day.timeIntervalSince1970)
let trips: [Trip] = try JSONDecoder.api.decode(#"[{"day":"1970-01-04"}]"#)
print(trips.map(\.day.timeIntervalSince1970), try JSONEncoder().text([1, 2]))
