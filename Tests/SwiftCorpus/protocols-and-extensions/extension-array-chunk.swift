// swift-format-ignore-file
import Foundation
extension Array { func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }
  func grouped<K: Hashable>(by k: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: k) }
  mutating func mutateEach(_ f: (inout Element) -> Void) { for i in indices { f(&self[i]) } } }
extension Collection { func sum<T: Numeric>(_ k: (Element) -> T) -> T { reduce(0) { $0 + k($1) } }; func sorted<T: Comparable>(on k: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: k] < $1[keyPath: k] } } }
var a = [1, 2, 3, 4, 5]
a.mutateEach { $0 *= 2 }
print(a.chunked(2), a.sum { $0 }, ["bb", "a"].sum { $0.count }, ["bb", "a"].sorted(on: \.count), a.grouped { $0 > 4 }[true]!)
