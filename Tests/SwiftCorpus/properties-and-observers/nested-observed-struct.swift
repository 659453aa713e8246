struct Inner { var value = 0 }
class Outer {
  var inner = Inner() {
    didSet { print("inner", oldValue.value, "->", inner.value) }
  }
}
let outer = Outer()
outer.inner.value = 4
outer.inner.value += 1
outer.inner = Inner(value: 9)
