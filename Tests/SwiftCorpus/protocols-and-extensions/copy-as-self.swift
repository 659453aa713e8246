// swift-format-ignore-file
protocol Copying { func copy() -> Self }; class A: Copying { var n: Int; required init(_ n: Int) { self.n = n }; func copy() -> Self { Self(n + 1) } }; final class B: A {}
let b = B(1).copy(); print(type(of: b), b.n, (b as A).copy() is B); let c: any Copying = b; print(type(of: c.copy()))
