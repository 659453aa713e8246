// swift-format-ignore-file
class Node: Equatable, Hashable, CustomStringConvertible { let id: Int; weak var parent: Node?; var children: [Node] = []
  init(_ id: Int) { self.id = id }
  static func == (a: Node, b: Node) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
  func add(_ child: Node) { child.parent = self; children.append(child) }
  var depth: Int { (parent?.depth ?? -1) + 1 }
  var description: String { "#\(id)" + (children.isEmpty ? "" : "\(children)") } }
let root = Node(1), twin = Node(1), kid = Node(2)
root.add(kid); kid.add(Node(3))
print(root == twin, root === twin, root !== kid, Set([root, twin, kid]).count)
print(root, kid.children[0].depth, [root, kid].contains(Node(2)), ObjectIdentifier(root) == ObjectIdentifier(root))
