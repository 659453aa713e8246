// swift-format-ignore-file
import Foundation

struct Price: Codable { var amount: Decimal, id: UUID?, weight: Float }

let price = Price(amount: Decimal(string: "9.99")!, id: nil, weight: 0.1)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(price), as: UTF8.self))
let json = #"{"amount":1234567890123456789.25,"weight":0.1}"#
let read = try JSONDecoder().decode(Price.self, from: Data(json.utf8))
print(read.amount, read.amount + 1, read.weight)
do {
  _ = try JSONDecoder().decode(Price.self, from: Data(#"{"amount":1,"id":"zz","weight":1}"#.utf8))
} catch { print(error) }
do { _ = try JSONDecoder().decode([Decimal].self, from: Data(#"["1"]"#.utf8)) } catch { print(error) }
print(String(decoding: try encoder.encode([-0.0, 3, 1e15, 1e16, 1e-7]), as: UTF8.self))
print(String(decoding: try encoder.encode([1...3]), as: UTF8.self))
print(String(decoding: try encoder.encode(1..<4), as: UTF8.self))
