// swift-format-ignore-file
import Foundation
final class Node<T> { let value: T; var next: Node?; init(_ v: T, _ n: Node? = nil) { value = v; next = n } }
struct List<T>: Sequence, ExpressibleByArrayLiteral, CustomStringConvertible { private var head: Node<T>?
  init(arrayLiteral e: T...) { for x in e.reversed() { head = Node(x, head) } }
  mutating func push(_ x: T) { head = Node(x, head) }
  func makeIterator() -> AnyIterator<T> { var n = head; return AnyIterator { defer { n = n?.next }; return n?.value } }
  var description: String { "(" + map { "\($0)" }.joined(separator: " -> ") + ")" } }
var l: List = [1, 2, 3]
l.push(0)
print(l, l.reduce(0, +), Array(l.dropFirst()), l.contains(3), l.first { $0 > 1 }!, l.sorted(by: >), l.min()!, Array(zip(l, l.dropFirst())).count)
for (i, x) in l.enumerated() where i % 2 == 1 { print(i, x) }
