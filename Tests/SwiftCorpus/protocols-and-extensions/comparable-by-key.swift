// swift-format-ignore-file
protocol Ranked: Comparable { associatedtype Key: Comparable; var key: Key { get } }
extension Ranked { static func < (a: Self, b: Self) -> Bool { a.key < b.key }; static func == (a: Self, b: Self) -> Bool { a.key == b.key } }
struct Alert: Ranked { let level: Int, text: String; var key: Int { level } }
struct Topic: Ranked { var name: String; var key: String { name } }
let alerts = [Alert(level: 3, text: "c"), Alert(level: 1, text: "a"), Alert(level: 2, text: "b")]
print(alerts.sorted().map(\.text), alerts.max()!.text, alerts[0] > alerts[1], Topic(name: "x") == Topic(name: "x"), [Topic(name: "b"), Topic(name: "a")].min()!.name)
