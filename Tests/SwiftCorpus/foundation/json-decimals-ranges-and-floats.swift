// swift-format-ignore-file
import Foundation
struct Price: Codable { var amount: Decimal; var ratio: Float; var zero: Double }
let price = try JSONDecoder().decode(Price.self, from: Data(#"{"amount":9.99,"ratio":0.1,"zero":-0.0}"#.utf8))
print(price.amount, price.amount + 1, price.ratio, price.zero, -price.amount)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(price), as: UTF8.self))
print(String(decoding: try encoder.encode([1...3, 2...5]), as: UTF8.self), String(decoding: try encoder.encode(["r": 1..<4]), as: UTF8.self))
print(String(decoding: try encoder.encode([Float(3e10), 16_777_216, 0.5]), as: UTF8.self), String(decoding: try encoder.encode([1e16, 1.5e-7, 100]), as: UTF8.self))
do { _ = try JSONDecoder().decode([Decimal].self, from: Data(#"["a"]"#.utf8)) } catch DecodingError.typeMismatch(let type, let c) { print(type, c.codingPath.count) }
