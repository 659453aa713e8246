class Box {
  let value: Int
  init(_ value: Int) { self.value = value }
  func doubled() -> Int { value * 2 }
  deinit { print("free", value) }
}
func read(_ box: Box) -> Int { box.value }
print(Box(1).value)
print(Box(2).doubled())
print(read(Box(3)))
_ = Box(4)
let kept = [Box(5), Box(6)].map { $0.value }
print(kept)
