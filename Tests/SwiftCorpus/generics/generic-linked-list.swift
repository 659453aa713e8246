// swift-format-ignore-file
final class Node<T> { var value: T; var next: Node?; init(_ v: T, _ n: Node? = nil) { value = v; next = n } }
struct List<T>: Sequence, ExpressibleByArrayLiteral { var head: Node<T>?
  init(arrayLiteral items: T...) { for i in items.reversed() { head = Node(i, head) } }
  func makeIterator() -> AnyIterator<T> { var n = head; return AnyIterator { defer { n = n?.next }; return n?.value } } }
extension List: CustomStringConvertible where T: CustomStringConvertible { var description: String { "<" + map(\.description).joined(separator: "-") + ">" } }
let l: List = [3, 1, 2]
print(l, l.sorted(), l.contains(2), l.reduce(0, +), Array(l.dropFirst()), l.first(where: { $0 < 3 })!)
for (i, v) in l.enumerated() where i != 1 { print(i, v) }
print(Array(zip(l, ["a", "b", "c"])).map { "\($0)\($1)" }, l.max()!)
