// swift-format-ignore-file
final class Box { var value: Int; init(_ v: Int) { value = v } }
struct Wrapper { private var box: Box
  init(_ v: Int) { box = Box(v) }
  var value: Int { get { box.value } set { if !isKnownUniquelyReferenced(&box) { print("copy"); box = Box(newValue) } else { box.value = newValue } } } }
var a = Wrapper(1)
a.value = 2
var b = a
b.value = 5
b.value = 6
print(a.value, b.value)
