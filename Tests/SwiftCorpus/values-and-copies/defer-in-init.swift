// swift-format-ignore-file
struct Box { var value = 0 { didSet { print("didSet", oldValue, value) } }
  init(_ v: Int) { value = v; print("init", value) }
  mutating func set(_ v: Int) { defer { value += 1 }; value = v } }
var b = Box(3)
b.set(10)
print(b.value)
class C { var n = 0 { didSet { print("n", n) } }; init() { defer { n = 5 }; n = 1 } }
print(C().n)
