class Node {
  let name: String
  var next: Node?
  init(_ name: String) { self.name = name }
  deinit { print("free", name) }
}
weak var seen: Node?
do {
  let a = Node("a")
  let b = Node("b")
  a.next = b
  b.next = a
  seen = a
}
print(seen?.name ?? "gone")
seen?.next = nil
print(seen?.name ?? "gone")
