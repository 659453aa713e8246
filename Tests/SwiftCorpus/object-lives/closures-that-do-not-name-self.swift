// swift-format-ignore-file
final class A {
  var f: (() -> Void)?; var g: ((Int) -> String)?; let n = 1
  func go(_ k: Int) { f = { print("x", k) }; g = { i in let s = String(i + k); return max(s, "b") } }
  deinit { print("free") }
}
func test() { let a = A(); a.go(3); a.f?(); print(a.g!(4)) }
test(); print("end")
