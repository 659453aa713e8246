// swift-format-ignore-file
func trace(_ s: String) -> String { print("init", s); return s }
class A { let one = trace("one"); var two = trace("two") { didSet { print("two set") } }; lazy var three = trace("three"); let four: String
  init(four: String) { print("body"); self.four = trace(four); two = "2"; finish() }
  func finish() { two = "3" } }
let a = A(four: "four")
print("made", a.two)
_ = a.three
a.two += "!"
print(a.three, a.four, a.two)
