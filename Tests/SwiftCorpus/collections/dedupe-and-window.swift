// swift-format-ignore-file
extension Sequence where Element: Hashable { func unique() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } } }
let ids = [3, 1, 3, 2, 1]; print(ids.unique(), ids.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }.filter { $0.value > 1 }.keys.sorted(), ids.lastIndex(of: 1)!, ids.partitioned())
extension Array where Element == Int { func partitioned() -> (even: [Int], odd: [Int]) { reduce(into: ([], [])) { $1 % 2 == 0 ? $0.0.append($1) : $0.1.append($1) } } }
var q = ids; q.removeSubrange(1...2); q.insert(contentsOf: [9, 8], at: 1); q.replaceSubrange(0..<1, with: []); print(q, q.suffix(2), q.prefix { $0 > 5 }, q.firstIndex { $0 < 3 } as Any, q.min()!, q.shuffled().count, q.split(separator: 8).map(Array.init))
