// swift-format-ignore-file
indirect enum Tree { case leaf(Int); case node(Tree, Tree)
  func doubled() -> Tree { switch self { case .leaf(let n): .leaf(n * 2); case let .node(l, r): .node(l.doubled(), r.doubled()) } }
  var sum: Int { switch self { case .leaf(let n): n; case .node(let l, let r): l.sum + r.sum } }
}
let t = Tree.node(.leaf(1), .node(.leaf(2), .leaf(3)))
var u = t
u = u.doubled()
print(t.sum, u.sum)
print(t)
