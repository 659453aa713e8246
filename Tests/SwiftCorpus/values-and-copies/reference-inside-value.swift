// swift-format-ignore-file
final class Counter { var n = 0 }
struct Wrapper { private var c = Counter(); var label: String
  init(_ l: String) { label = l }
  var n: Int { get { c.n } set { if !isKnownUniquelyReferenced(&c) { let old = c.n; c = Counter(); c.n = old; print("copied", label) }; c.n = newValue } } }
var a = Wrapper("a"); a.n = 1
var b = a; b.label = "b"; b.n = 5; b.n += 1
print(a.n, b.n); a.n = 2; print(a.n, b.n)
