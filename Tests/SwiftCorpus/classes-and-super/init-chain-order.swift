// swift-format-ignore-file
class A { let x: Int; init(x: Int) { self.x = x; print("A", x); hook() }; convenience init() { print("A()"); self.init(x: 1); print("A() end") }; func hook() { print("A.hook") } }
class B: A { var y = { print("B.y"); return 2 }(); override init(x: Int) { print("B start"); super.init(x: x * 10); print("B", y) }; override func hook() { print("B.hook", y) } }
class C: B { let z: String; init(z: String) { self.z = z; super.init(x: z.count); print("C", z) }; deinit { print("bye", z) } }
_ = B()
_ = C(z: "abc")
print("end")
