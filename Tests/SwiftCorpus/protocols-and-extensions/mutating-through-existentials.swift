// swift-format-ignore-file
protocol P { var x: Int { get set } }; extension P { mutating func inc(by n: Int = 1) -> Int { x += n; return x }; var double: Int { get { x * 2 } set { x = newValue / 2 } } }
struct S: P { var x = 1 }; final class C: P { var x = 10 }
var s = S(); var c: any P = C(); print(s.inc(), s.inc(by: 5), c.inc()); s.double = 40; c.double += 2; print(s.x, c.x)
func bump(_ p: inout some P) { p.x *= 2 }; bump(&s); print(s); var list: [any P] = [s, C()]; for i in list.indices { list[i].x += 1 }; print(list.map(\.x), s.x)
