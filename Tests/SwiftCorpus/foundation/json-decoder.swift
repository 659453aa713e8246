// swift-format-ignore-file
import Foundation
struct Item: Codable, Equatable { let id: Int; var title: String?; let tags: [String]; let when: Date; enum CodingKeys: String, CodingKey { case id, title = "name", tags, when } }
let text = #"{"id": 3, "name": "A\u00e9", "tags": ["x", "y"], "when": 60}"#
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .secondsSince1970
let item = try decoder.decode(Item.self, from: Data(text.utf8))
print(item.id, item.title ?? "-", item.tags, item.when.timeIntervalSince1970)
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
encoder.dateEncodingStrategy = .iso8601
print(String(data: try encoder.encode(item), encoding: .utf8)!)
for bad in [#"{"id": "3"}"#, #"{"tags": []}"#, "[1"] { do { _ = try decoder.decode(Item.self, from: Data(bad.utf8)) } catch DecodingError.typeMismatch(let t, let c) { print("mismatch", t, c.codingPath.map(\.stringValue)) } catch DecodingError.keyNotFound(let k, _) { print("no", k.stringValue) } catch { print("corrupt", error is DecodingError) } }
print(try decoder.decode([String: [Int?]].self, from: Data(#"{"a":[1,null]}"#.utf8)))
