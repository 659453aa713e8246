// swift-format-ignore-file
extension Sequence where Element: Hashable {
  func uniqued() -> [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
  var histogram: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
  func chunked(_ size: Int) -> [[Element]] {
    var result: [[Element]] = []
    for element in self {
      if var last = result.popLast() {
        if last.count < size {
          last.append(element)
          result.append(last)
          continue
        }
        result.append(last)
      }
      result.append([element])
    }
    return result
  }
}
print([3, 1, 3, 2, 1].uniqued(), "hello".uniqued(), "hello".histogram["l"]!)
print([1, 2][safe: 1] as Any, [1, 2][safe: 2] as Any, (1...5).chunked(2))
