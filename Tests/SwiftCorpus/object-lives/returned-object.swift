class Value {
  let n: Int
  init(_ n: Int) { self.n = n }
  deinit { print("free", n) }
}
func make(_ n: Int) -> Value {
  let value = Value(n)
  print("made", n)
  return value
}
func pair() -> (Value, Value) { (make(2), make(3)) }
do {
  let one = make(1)
  let (two, _) = pair()
  print(one.n, two.n)
  var more: Value? = make(4)
  more = make(5)
  print(more!.n)
}
print("end")
