// swift-format-ignore-file
extension Array { func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }
  subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
extension Sequence where Element: Hashable { func unique() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }
  func counts() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } } }
extension Collection where Element: Numeric { func total() -> Element { reduce(.zero, +) } }
extension Dictionary where Value: Comparable { func top() -> Key? { self.max { $0.value < $1.value }?.key } }
print((1...7).map { $0 }.chunked(3), [1, 2][safe: 5] as Any, [3, 1, 3, 2, 1].unique(), "hello".unique())
print("hello".counts()["l"]!, [1.5, 2].total(), [UInt8(200), 55].total(), "hello".counts().top()!)
