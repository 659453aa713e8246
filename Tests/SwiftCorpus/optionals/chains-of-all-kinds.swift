// swift-format-ignore-file
struct A { var b: B?; struct B { var c: [C]; var f: ((Int) -> Int?)?; struct C { var s: String? } } }
var a = A(b: .init(c: [.init(s: "x"), .init(s: nil)], f: { $0 > 0 ? $0 * 2 : nil })); print(a.b?.c.first?.s?.count as Any, a.b?.c[1].s ?? "none", a.b?.f?(3) as Any, a.b?.f?(-3) as Any, a.b?.c.count ?? 0)
a.b?.c[1].s = "new"; a.b?.c.append(.init(s: "z")); a.b?.f = nil; print(a.b?.c.compactMap(\.s) ?? [], a.b?.f?(1) as Any, (a.b?.c.isEmpty).map { !$0 } ?? false); a.b = nil; a.b?.c.removeAll(); print(a.b == nil, a.b?.c.map(\.s) as Any)
