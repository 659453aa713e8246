// swift-format-ignore-file
protocol Parsed { static func parse(_ text: String) -> Self }
struct Word: Parsed { let text: String; static func parse(_ text: String) -> Word { Word(text: text) } }
extension Array where Element: Parsed { static func all(_ texts: String...) -> [Element] { texts.map { Element.parse($0) } } }
func run() { print([Word].all("a", "b").map(\.text)) }
run()
