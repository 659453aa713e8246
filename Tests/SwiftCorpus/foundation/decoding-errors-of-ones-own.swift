// swift-format-ignore-file
import Foundation

struct Even: Codable {
  let number: Int
  init(number: Int) { self.number = number }
  init(from decoder: Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
    guard number.isMultiple(of: 2) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(number) is odd"))
    }
    guard number >= 0 else {
      let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "negative")
      throw DecodingError.typeMismatch(UInt.self, context)
    }
  }
  func encode(to encoder: Encoder) throws {
    guard number < 10 else {
      let context = EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "too big")
      throw EncodingError.invalidValue(number, context)
    }
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}
for json in ["[2]", "[2,3]", "[-2]"] {
  do { print(try JSONDecoder().decode([Even].self, from: Data(json.utf8))) } catch { print(error) }
}
do { print(try JSONEncoder().encode(["a": [Even(number: 4)]]).count) } catch { print(error) }
do { print(try JSONEncoder().encode(["a": [Even(number: 12)]])) } catch { print(error) }
