// swift-format-ignore-file
protocol Describable { var text: String { get } }
extension Int: Describable { var text: String { "i\(self)" } }
extension String: Describable { var text: String { "s" + self } }
extension Array: Describable where Element: Describable { var text: String { "[" + map(\.text).joined(separator: ";") + "]" } }
extension Optional: Describable where Wrapped: Describable { var text: String { self?.text ?? "none" } }
extension Dictionary where Key == String, Value: Describable { var text: String { keys.sorted().map { $0 + self[$0]!.text }.joined() } }
print([1, 2].text, ["a"].text, [[3]].text, Optional(4).text, (nil as String?).text, ["k": [5]].text)
func show(_ d: some Describable) -> Int { d.text.count }
func show2(_ d: Any) -> String { (d as? Describable)?.text ?? "no" }
print(show([1]), show2(7), show2(["q"]), show2(2.5))
