// swift-format-ignore-file
class A { let k = 1; func f(_ n: Int) -> Int { n + k }; var v: Int { k }; func g(_ s: String) { print("A", s, k) } }
class B: A {
  var n = 10
  override func f(_ n: Int) -> Int { [1, 2].map { super.f($0) + n }.reduce(0, +) }
  override var v: Int { let c = { super.v + 100 }; return c() }
  override func g(_ s: String) { let later = { super.g(s + "!") }; later(); print((0..<n / 5).map { _ in super.v }) }
}
print(B().f(5), B().v); B().g("x")
