class A<T> {
  var v: T
  init(_ v: T) { self.v = v }
}
struct B<T> { var v: T }
enum C<T> {
  case one(T)
  case none
}
print(type(of: A(1)), type(of: B(v: "x")), type(of: C.one(2)), type(of: B(v: [1])))
print(B(v: 1), C.one(2), [C.one("a")], Optional(B(v: 1))!, [B(v: 2)])
print(type(of: B(v: B(v: 1.5))), type(of: Optional(C.one(1))), type(of: B(v: A("q"))))
func show<T>(_ t: T) { print(T.self, type(of: t)) }
show(C.one(1))
show(A("q"))
show([B(v: 1)])
debugPrint(B(v: "x"), C.one("x"))
