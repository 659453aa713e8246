protocol Describing { var text: String { get } }
extension Int: Describing { var text: String { "int \(self)" } }
extension String: Describing { var text: String { "string " + self } }
extension Array: Describing where Element: Describing {
  var text: String { map(\.text).joined(separator: ", ") }
}
print(1.text, "a".text, [1, 2].text, ["x"].text)
