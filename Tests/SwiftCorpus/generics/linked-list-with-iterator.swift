// swift-format-ignore-file
struct List<T>: Sequence, ExpressibleByArrayLiteral { private final class Node { let v: T; var next: Node?; init(_ v: T, _ n: Node?) { self.v = v; next = n } }
  private var head: Node?; private(set) var count = 0
  init(arrayLiteral e: T...) { for x in e.reversed() { push(x) } }
  mutating func push(_ v: T) { head = Node(v, head); count += 1 }
  mutating func pop() -> T? { defer { head = head?.next; count = Swift.max(0, count - 1) }; return head?.v }
  func makeIterator() -> AnyIterator<T> { var n = head; return AnyIterator { defer { n = n?.next }; return n?.v } } }
var l: List<Int> = [3, 1, 2]
l.push(9)
print(Array(l), l.count, l.pop()!, l.sorted(), l.map { $0 * 2 }, l.contains(1), l.reduce(0, +), l.first { $0 < 3 } as Any)
for (i, x) in l.enumerated() { print(i, x, terminator: " ") }
print(l.max()!, l.dropFirst().map(String.init).joined(), type(of: l), zip(l, l.dropFirst()).map { $0 + $1 })
