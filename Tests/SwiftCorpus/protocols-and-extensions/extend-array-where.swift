extension Array where Element == Int {
  var total: Int { reduce(0, +) }
}
extension Array where Element: Equatable {
  func removing(_ element: Element) -> [Element] { filter { $0 != element } }
}
extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
print([1, 2, 3].total, ["a", "b", "a"].removing("a"))
print([1, 2][safe: 1] as Any, [1, 2][safe: 5] as Any)
