// swift-format-ignore-file
extension Error { var text: String { "err:\(self)" } }
extension Encodable { var kind: String { "\(type(of: self))" } }
extension Equatable { func isOne(of xs: Self...) -> Bool { xs.contains(self) } }
extension CustomStringConvertible { var quoted: String { "'\(description)'" } }
enum E: Error { case a }; struct S: Encodable {}
print(E.a.text, S().kind, 3.isOne(of: 1, 3), "x".isOne(of: "y"), 5.quoted, "s".quoted)
