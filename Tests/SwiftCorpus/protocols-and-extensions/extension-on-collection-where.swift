// swift-format-ignore-file
import Foundation
extension Collection where Element: Numeric {
  var total: Element { reduce(0, +) }
}
extension Collection {
  subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }
  var isNotEmpty: Bool { !isEmpty }
}
extension Sequence where Element: Hashable {
  func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }
}
print([1, 2, 3].total, [0.5, 1.5].total, [1, 2][safe: 5] as Any, ["a"][safe: 0]!)
print("hello".uniqued(), (1...3).total, "".isNotEmpty, [3, 1, 3].uniqued())
