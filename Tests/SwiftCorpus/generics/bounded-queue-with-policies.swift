// swift-format-ignore-file
enum Policy { case dropOldest, dropNewest, fail }
struct BoundedQueue<T>: Sequence { private(set) var items: [T] = []; let limit: Int; let policy: Policy; struct Full: Error { let limit: Int }
  init(limit: Int, policy: Policy = .fail) { self.limit = limit; self.policy = policy }
  @discardableResult mutating func push(_ t: T) throws -> T? { guard items.count >= limit else { items.append(t); return nil }
    switch policy { case .dropOldest: items.append(t); return items.removeFirst(); case .dropNewest: return t; case .fail: throw Full(limit: limit) } }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() } }
extension BoundedQueue: Equatable where T: Equatable { static func == (l: Self, r: Self) -> Bool { l.items == r.items } }
var a = BoundedQueue<Int>(limit: 2, policy: .dropOldest), b = BoundedQueue<Int>(limit: 2, policy: .dropNewest), c = BoundedQueue<String>(limit: 1)
print(try (1...4).map { try a.push($0) }, try (1...3).compactMap { try b.push($0) }, a.items, Array(b), a == b)
do { try c.push("x"); try c.push("y") } catch let e as BoundedQueue<String>.Full { print("full", e.limit, c.map { $0 }) }
print(a.contains(4), b.max()!, a.reversed(), zip(a, b).map(+), a.first { $0 > 3 } ?? 0)
