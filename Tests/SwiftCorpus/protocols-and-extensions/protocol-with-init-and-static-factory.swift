// swift-format-ignore-file
protocol Model { static var table: String { get }; init(row: [String: Any]) ; var row: [String: Any] { get } }
extension Model { static func load(_ rows: [[String: Any]]) -> [Self] { rows.map(Self.init(row:)) }; static func make(_ pairs: (String, Any)...) -> Self { Self(row: Dictionary(pairs) { $1 }) }; var summary: String { "\(Self.table)(\(row.keys.sorted().joined(separator: ",")))" } }
struct User: Model, Equatable { static let table = "users"; var name: String; var age: Int; init(row: [String: Any]) { name = row["name"] as? String ?? "?"; age = row["age"] as? Int ?? 0 }; var row: [String: Any] { ["name": name, "age": age] } }
final class Tag: Model { static var table: String { "tags" }; let text: String; required init(row: [String: Any]) { text = row["text", default: "none"] as! String }; var row: [String: Any] { ["text": text] } }
let users = User.load([["name": "Ann", "age": 3], ["age": "x"]]); print(users, users[0] == User(row: users[0].row), users[1].summary)
print(Tag.make(("text", "a"), ("text", "b")).text, Tag.load([[:]])[0].text); func all(_ types: [any Model.Type]) -> [String] { types.map { $0.table + $0.init(row: [:]).summary } }; print(all([User.self, Tag.self]))
