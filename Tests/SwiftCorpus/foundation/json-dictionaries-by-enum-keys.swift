// swift-format-ignore-file
import Foundation
enum Kind: String, Codable { case small, large }
enum Place: String, Codable, CodingKeyRepresentable { case home, work }
struct Stock: Codable { var counts: [Kind: Int]; var rooms: [Place: String]; var none: [Kind: Bool]; var scores: [Int: Double] }
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let stock = Stock(counts: [.small: 1], rooms: [.work: "w"], none: [:], scores: [7: 0.5])
let data = try encoder.encode(stock)
print(String(decoding: data, as: UTF8.self))
let again = try JSONDecoder().decode(Stock.self, from: data)
print(again.counts[.small] ?? 0, again.rooms[.work] ?? "-", again.none.isEmpty, again.scores)
for (text, what) in [(#"["large"]"#, "odd"), (#"{"large":1}"#, "object"), (#"["huge",1]"#, "case")] {
  do { print(try JSONDecoder().decode([Kind: Int].self, from: Data(text.utf8))) }
  catch DecodingError.dataCorrupted(let c) { print(what, c.debugDescription, c.codingPath.count) }
  catch DecodingError.typeMismatch(_, let c) { print(what, c.debugDescription) }
}
