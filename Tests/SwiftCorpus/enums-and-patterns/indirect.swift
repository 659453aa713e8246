indirect enum Tree {
  case leaf(Int)
  case node(Tree, Tree)
  var sum: Int {
    switch self {
    case .leaf(let value): return value
    case .node(let left, let right): return left.sum + right.sum
    }
  }
}
let tree = Tree.node(.leaf(1), .node(.leaf(2), .leaf(3)))
print(tree.sum)
print(tree)
