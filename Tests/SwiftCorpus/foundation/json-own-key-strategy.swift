// swift-format-ignore-file
import Foundation

struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(_ text: String) { stringValue = text }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { return nil }
}
struct Line: Codable { var unitPrice: Int }
struct Order: Codable { var number: Int, lines: [Line], tags: [String: Int] }

let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .custom { path in
  let last = path.last!.stringValue
  return AnyKey(last.prefix(1).lowercased() + last.dropFirst())
}
let json = #"{"Number":7,"Lines":[{"UnitPrice":3}],"Tags":{"A":1}}"#
let order = try decoder.decode(Order.self, from: Data(json.utf8))
print(order)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
encoder.keyEncodingStrategy = .custom { AnyKey($0.map(\.stringValue).joined(separator: ".")) }
print(String(decoding: try encoder.encode(order), as: UTF8.self))
