// swift-format-ignore-file
enum Either<L, R> { case left(L), right(R)
  func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T { switch self { case .left(let x): return l(x); case .right(let y): return r(y) } }
  var isLeft: Bool { if case .left = self { return true }; return false } }
extension Either: Equatable where L: Equatable, R: Equatable {}
let items: [Either<Int, String>] = [.left(3), .right("abc"), .left(-1)]
print(items.map { $0.fold({ "n\($0)" }, { "s\($0.count)" }) }, items.filter(\.isLeft).count)
print(items[0] == .left(3), items[1] == .right("x"), items.contains(.left(-1)))
enum Tree<T> { case leaf; indirect case node(Tree, T, Tree)
  var list: [T] { switch self { case .leaf: return []; case .node(let l, let v, let r): return l.list + [v] + r.list } } }
extension Tree where T: Comparable { func inserting(_ x: T) -> Tree { switch self { case .leaf: return .node(.leaf, x, .leaf); case .node(let l, let v, let r): return x < v ? .node(l.inserting(x), v, r) : .node(l, v, r.inserting(x)) } } }
print([5, 2, 8, 1].reduce(Tree<Int>.leaf) { $0.inserting($1) }.list)
