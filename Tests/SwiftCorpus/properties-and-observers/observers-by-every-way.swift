// swift-format-ignore-file
class A { var x = 0 { willSet { print("w", x, newValue) } didSet { print("d", oldValue, x) } }; init(_ x: Int) { self.x = x; set(x + 1) }; func set(_ n: Int) { x = n } }
let a = A(1); a.x += 1; (a.x, _) = (9, 0); withUnsafe(&a.x); func withUnsafe(_ n: inout Int) { n += 1; n += 1 }; let k = \A.x; a[keyPath: k] -= 1; print(a.x)
