// swift-format-ignore-file
import Foundation
enum Tree { indirect case node(Tree, Int, Tree); case leaf; func ins(_ v: Int) -> Tree { switch self { case .leaf: .node(.leaf, v, .leaf); case let .node(l, x, r): v < x ? .node(l.ins(v), x, r) : .node(l, x, r.ins(v)) } } }
struct Pt { var x = 0; static let zero = Pt(); static func + (a: Pt, b: Pt) -> Pt { Pt(x: a.x + b.x) } ; func add(_ n: Int) -> Pt { Pt(x: x + n) } }
func a(_ l: [Int]) -> Tree { l.reduce(.leaf) { $0.ins($1) } }
func b(_ l: [Pt]) -> Pt { l.reduce(.zero, +) }
func c(_ l: [Int]) -> Pt { l.reduce(into: .zero) { $0.x += $1 } }
func d(_ l: [Int]) -> Pt { l.reduce(.zero) { $0.add($1) } }
func run() { print(a([2, 1])); print(b([Pt(x: 1), Pt(x: 4)])); print(c([1, 2])); print(d([1, 2])); let t: Tree = [1].reduce(.leaf) { $0.ins($1) }; print(t); let p: Pt = [3].reduce(.init(x: 1)) { $0.add($1) }; print(p); let q = [3, 4].reduce(Pt.zero) { $0.add($1) }; print(q); print([Pt(x: 2)].reduce(.zero, +).x); var s = Pt(); s = [9].reduce(.zero) { $0.add($1) }; print(s) }
run()
