class Step {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("free", name) }
}
func work() {
  let first = Step("first")
  let second = Step("second")
  print(first.name, second.name)
}
work()
do {
  let inner = Step("inner")
  print("in", inner.name)
}
print("end")
