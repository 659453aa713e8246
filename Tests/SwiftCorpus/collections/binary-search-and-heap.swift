// swift-format-ignore-file
import Foundation
extension Array where Element: Comparable { func lowerBound(_ x: Element) -> Int { var lo = 0, hi = count; while lo < hi { let mid = (lo + hi) / 2; if self[mid] < x { lo = mid + 1 } else { hi = mid } }; return lo }
  mutating func insertSorted(_ x: Element) { insert(x, at: lowerBound(x)) } }
struct Heap<T> { private var a: [T] = []; let less: (T, T) -> Bool; init(_ less: @escaping (T, T) -> Bool) { self.less = less }
  mutating func push(_ x: T) { a.append(x); var i = a.count - 1; while i > 0, less(a[i], a[(i - 1) / 2]) { a.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }
  mutating func pop() -> T? { guard !a.isEmpty else { return nil }; a.swapAt(0, a.count - 1); let r = a.removeLast(); var i = 0
    while true { var m = i; for c in [2 * i + 1, 2 * i + 2] where c < a.count && less(a[c], a[m]) { m = c }; if m == i { break }; a.swapAt(i, m); i = m }; return r } }
var s = [1, 3, 5]; s.insertSorted(4); s.insertSorted(0); print(s, s.lowerBound(6))
var h = Heap<(Int, String)> { $0.0 < $1.0 }
for p in [(3, "c"), (1, "a"), (2, "b")] { h.push(p) }
var out = ""; while let (_, v) = h.pop() { out += v }; print(out)
