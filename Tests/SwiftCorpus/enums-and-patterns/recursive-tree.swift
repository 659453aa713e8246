// swift-format-ignore-file
import Foundation
indirect enum Tree<T: Comparable> {
  case leaf
  case node(Tree<T>, T, Tree<T>)
  func inserting(_ x: T) -> Tree<T> {
    switch self {
    case .leaf: return .node(.leaf, x, .leaf)
    case let .node(l, v, r):
      if x < v { return .node(l.inserting(x), v, r) }
      return x > v ? .node(l, v, r.inserting(x)) : self
    }
  }
  var sorted: [T] {
    guard case let .node(l, v, r) = self else { return [] }
    return l.sorted + [v] + r.sorted
  }
  var depth: Int { if case let .node(l, _, r) = self { return 1 + max(l.depth, r.depth) }; return 0 }
}
let tree = [5, 2, 8, 1, 9, 5].reduce(Tree.leaf) { $0.inserting($1) }
print(tree.sorted, tree.depth)
