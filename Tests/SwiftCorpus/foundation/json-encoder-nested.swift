// swift-format-ignore-file
import Foundation
struct Order: Codable { struct Line: Codable { var sku: String; var qty = 1; var price: Double }; enum Status: String, Codable { case open, shipped = "SENT" }; let id: UUID?; var lines: [Line]; var status: Status; var meta: [String: String]; var note: String? }
let o = Order(id: nil, lines: [.init(sku: "a/1", price: 2.5), .init(sku: "b", qty: 3, price: 10)], status: .shipped, meta: ["k": "v"], note: nil)
let e = JSONEncoder(); e.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]; e.keyEncodingStrategy = .convertToSnakeCase
print(String(decoding: try e.encode(o), as: UTF8.self))
let back = try JSONDecoder().decode(Order.self, from: JSONEncoder().encode(o))
print(back.lines.map(\.qty), back.status, back.note as Any, back.meta)
do { _ = try JSONDecoder().decode(Order.self, from: Data(#"{"lines":[{"sku":"x","qty":1}]}"#.utf8)) } catch DecodingError.keyNotFound(let k, let c) { print(k.stringValue, c.codingPath.map(\.stringValue)) }
do { _ = try JSONDecoder().decode(Order.Status.self, from: Data(#""lost""#.utf8)) } catch DecodingError.dataCorrupted(let c) { print(c.debugDescription) }
