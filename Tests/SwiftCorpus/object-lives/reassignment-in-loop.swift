class Turn {
  let number: Int
  init(_ number: Int) { self.number = number }
  deinit { print("free", number) }
}
var current: Turn?
for number in 1...3 {
  current = Turn(number)
  print("turn", number)
}
for number in 4...5 {
  let turn = Turn(number)
  print("local", turn.number)
}
print(current?.number ?? 0)
current = nil
