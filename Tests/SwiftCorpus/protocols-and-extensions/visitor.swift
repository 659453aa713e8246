// swift-format-ignore-file
protocol Visitor { associatedtype R; func visit(_ n: Num) -> R; func visit(_ a: Add) -> R }
protocol Node { func accept<V: Visitor>(_ v: V) -> V.R }
struct Num: Node { let v: Int; func accept<V: Visitor>(_ x: V) -> V.R { x.visit(self) } }
struct Add: Node { let l: any Node, r: any Node; func accept<V: Visitor>(_ x: V) -> V.R { x.visit(self) } }
struct Eval: Visitor { func visit(_ n: Num) -> Int { n.v }; func visit(_ a: Add) -> Int { a.l.accept(self) + a.r.accept(self) } }
struct Show: Visitor { func visit(_ n: Num) -> String { "\(n.v)" }; func visit(_ a: Add) -> String { "(" + a.l.accept(self) + "+" + a.r.accept(self) + ")" } }
let tree: any Node = Add(l: Num(v: 1), r: Add(l: Num(v: 2), r: Num(v: 3)))
print(tree.accept(Eval()), tree.accept(Show()))
