import Foundation

enum Kind: String, Codable { case chat, order = "order_update", unknown }
struct Item: Codable { var kind: Kind; var tags: [String]; var price: Double }
let json = #"[{"kind":"chat","tags":["a","b"],"price":1.5},{"kind":"order_update","tags":[],"price":2}]"#
let items = try JSONDecoder().decode([Item].self, from: json.data(using: .utf8)!)
for item in items { print(item.kind, item.kind.rawValue, item.tags.count, item.price) }
do {
  _ = try JSONDecoder().decode(Item.self, from: Data(#"{"kind":"x","tags":[],"price":1}"#.utf8))
} catch is DecodingError {
  print("decoding error")
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
print(String(decoding: try encoder.encode(items), as: UTF8.self))
