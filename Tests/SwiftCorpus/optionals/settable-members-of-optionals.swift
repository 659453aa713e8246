// swift-format-ignore-file
extension Optional where Wrapped == Int { var or42: Int { get { self ?? 42 } set { self = newValue } } }
extension Optional where Wrapped == String { var text: String { get { self ?? "" } set { self = newValue.isEmpty ? nil : newValue } } }
struct P { var n: Int?; var s: String? }
struct S { var a: [Int] = []; subscript(i: Int) -> Int? { get { a.indices.contains(i) ? a[i] : nil } set { if let v = newValue { a.append(v) } } } }
func run() {
  var o: Int?; o.or42 += 1; print(o as Any); o.or42 = 7; print(o as Any)
  var p = P(); p.n.or42 *= 2; p.s.text += "a"; print(p); p.s.text = ""; print(p)
  var s = S(); s[5].or42 += 1; print(s.a)
}
run()
