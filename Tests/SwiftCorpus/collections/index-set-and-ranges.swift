// swift-format-ignore-file
import Foundation
var a = ["a", "b", "c", "d", "e", "f"]
a.removeSubrange(1..<3); print(a, a[...1], a[2...], a[a.index(before: a.endIndex)])
a.insert(contentsOf: ["x", "y"], at: 1); a.move(from: 0, to: 2); print(a)
print(a.firstIndex(of: "y")!, a.indices.filter { a[$0] < "c" }, a.enumerated().map { "\($0)\($1)" }.prefix(2), a.indices.contains(9))
extension Array { mutating func move(from i: Int, to j: Int) { insert(remove(at: i), at: j) } }
print(a.reversed().firstIndex(of: "f") != nil, Array(a[1..<3].reversed()), a.dropLast(4), a.suffix(2).first!, (a.startIndex..<a.endIndex).count)
