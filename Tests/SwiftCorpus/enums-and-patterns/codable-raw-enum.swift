// swift-format-ignore-file
import Foundation
enum Priority: String, Codable, CaseIterable { case low, normal, high = "urgent" }
struct Item: Codable { let priority: Priority; let title: String }
let json = #"[{"priority":"urgent","title":"A"},{"priority":"low","title":"B"}]"#
let items = try! JSONDecoder().decode([Item].self, from: Data(json.utf8))
for item in items { print(item.priority, item.priority.rawValue, item.title) }
do {
  _ = try JSONDecoder().decode(Item.self, from: Data(#"{"priority":"x","title":"C"}"#.utf8))
} catch is DecodingError { print("decoding error") } catch { print("other") }
print(Priority.allCases.map(\.rawValue))
