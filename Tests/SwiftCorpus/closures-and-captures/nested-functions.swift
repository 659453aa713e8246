func outer(_ n: Int) -> Int {
  var total = 0
  func add(_ value: Int) {
    total += value
    if value > 1 { add(value - 1) }
  }
  add(n)
  return total
}
print(outer(4), outer(1))
