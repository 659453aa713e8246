// swift-format-ignore-file
import Foundation
var s = IndexSet([1, 2, 3, 7])
s.insert(integersIn: 9...10)
s.remove(2)
print(s.count, s.contains(3), s.first!, s.last!, s.map { $0 }, s.rangeView.map { "\($0)" })
print(s.integerGreaterThan(3)!, s.union(IndexSet(integer: 20)).count, s.filter { $0 > 5 }, Array(s.reversed()))
var items = ["a", "b", "c", "d"]
for i in IndexSet([1, 3]).reversed() { items.remove(at: i) }
print(items, IndexSet(0..<3).sum)
extension IndexSet { var sum: Int { reduce(0, +) } }
let path = IndexPath(indexes: [1, 4])
print(path.count, path[1], path == IndexPath(indexes: [1, 4]), path < IndexPath(indexes: [2]), path.appending(3).count)
