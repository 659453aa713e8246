extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
  func chunked(_ size: Int) -> [[Element]] { stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) } }
}
extension Array where Element: Numeric { var total: Element { reduce(0, +) } }
extension Collection where Element: Hashable { var distinct: Int { Set(self).count } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension String {
  var isPalindrome: Bool { let s = lowercased().filter(\.isLetter); return s == String(s.reversed()) }
  func times(_ n: Int) -> String { String(repeating: self, count: n) }
  static let hello = "hello"
}
extension Int { var squared: Int { self * self }; func clamped(to range: ClosedRange<Int>) -> Int { Swift.max(range.lowerBound, Swift.min(range.upperBound, self)) } }
extension Dictionary where Key == String { func text(_ key: String) -> String { self[key].map { "\($0)" } ?? "-" } }
print([1, 2][safe: 5] as Any, [1, 2, 3].chunked(2), [1.5, 2].total, "hello".distinct)
let none: String? = nil
print(none.orEmpty.isEmpty, "Never odd or even".isPalindrome, "ab".times(2), String.hello, 7.squared, 15.clamped(to: 0...10))
print(["a": 1].text("a"), ["a": 1].text("b"))
