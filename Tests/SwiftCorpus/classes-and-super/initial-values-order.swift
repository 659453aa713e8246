// swift-format-ignore-file
func note(_ s: String) -> Int { print("value", s); return 1 }
class A { let a = note("a"); let b: Int
  init(b: Int) { self.b = b; print("A body") } }
class B: A { var c = note("c"); let d: Int
  init() { d = note("d"); super.init(b: note("b")); c += 1; print("B body", a, b, c, d) } }
class C: B { lazy var e = note("e"); static let f = note("f")
  override init() { print("C start"); super.init(); print("C end", C.f) } }
let object = C()
print("made")
print(object.e + object.c, C.f)
