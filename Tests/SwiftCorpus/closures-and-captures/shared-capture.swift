func makePair() -> (get: () -> Int, add: (Int) -> Void) {
  var value = 0
  return ({ value }, { value += $0 })
}
let pair = makePair()
pair.add(3)
pair.add(4)
print(pair.get())
