// swift-format-ignore-file
func merge(_ a: [Int], _ b: [Int]) -> [Int] { var i = 0, j = 0, out: [Int] = []; while i < a.count && j < b.count { if a[i] <= b[j] { out.append(a[i]); i += 1 } else { out.append(b[j]); j += 1 } }; return out + a[i...] + b[j...] }
func sort(_ a: [Int]) -> [Int] { a.count < 2 ? a : merge(sort(Array(a[..<(a.count / 2)])), sort(Array(a[(a.count / 2)...]))) }
print(sort([5, 2, 9, 1, 5]), merge([1], []))
func search(_ a: [Int], _ x: Int) -> Int? { var lo = 0, hi = a.count; while lo < hi { let m = (lo + hi) / 2; if a[m] == x { return m }; if a[m] < x { lo = m + 1 } else { hi = m } }; return nil }
print(search([1, 3, 5], 5) as Any, search([], 1) as Any)
func perms<T>(_ a: [T]) -> [[T]] { a.isEmpty ? [[]] : a.indices.flatMap { i in var r = a; let x = r.remove(at: i); return perms(r).map { [x] + $0 } } }
print(perms([1, 2, 3]).count, perms(["a", "b"]), (1...20).filter { n in n > 1 && !(2..<n).contains { n % $0 == 0 } })
var a = [3, 1, 2]; a.sort { $0 > $1 }; let p = a.partition { $0 < 2 }
print(a, p, a.rotated(1), [1, 2, 3, 4].reduce(into: (0, 0)) { $1 % 2 == 0 ? ($0.0 += $1) : ($0.1 += $1) }, Array(zip(a, a.dropFirst())).map { $0 - $1 }, a.windows(2))
extension Array { func rotated(_ n: Int) -> [Element] { Array(self[n...] + self[..<n]) }; func windows(_ n: Int) -> [[Element]] { (0...(count - n)).map { Array(self[$0..<($0 + n)]) } } }
