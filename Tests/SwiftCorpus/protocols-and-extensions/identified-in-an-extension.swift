struct User: Identifiable {
  var id = 7
  var name = "Ann"
}
extension Identifiable { var key: String { "key \(id)" } }
extension Comparable {
  func isBetween(_ low: Self, and high: Self) -> Bool { self >= low && self <= high }
}
extension CustomStringConvertible { var bracketed: String { "[\(description)]" } }
print(User().key, 3.isBetween(1, and: 5), "b".isBetween("c", and: "d"))
print(5.bracketed, "s".bracketed, [1].bracketed, 2.5.bracketed)
