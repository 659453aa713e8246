// swift-format-ignore-file
class A { var x = 1; init() { print("A init"); x = 5 } }
class B: A { var y = 2; override init() { y = 3; print("B init") } }
class C: B { var z = 9 }
class D: A { let n: Int; init(n: Int) { self.n = n; print("D", n) } }
let c = C()
print(c.x, c.y, c.z)
print(D(n: 4).x)
