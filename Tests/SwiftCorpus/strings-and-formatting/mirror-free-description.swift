class Node: CustomStringConvertible {
  let value: Int
  var next: Node?
  init(_ value: Int, _ next: Node? = nil) {
    self.value = value
    self.next = next
  }
  var description: String { next.map { "\(value) -> \($0)" } ?? "\(value)" }
}
print(Node(1, Node(2, Node(3))))
print([Node(4)], "\(Node(5).description.count)")
