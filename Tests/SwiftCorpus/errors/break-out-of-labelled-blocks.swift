func first(above limit: Int) -> Int {
  var sum = 0
  search: do {
    for number in 0..<9 {
      sum += number
      if sum > limit { break search }
    }
    sum = -1
  }
  return sum
}
print(first(above: 3), first(above: 99))
let count = -2
block: do {
  if count < 0 { break block }
  print("skipped")
}
for item in 1...2 {
  inner: if item > 0 {
    if item == 1 { break inner }
    print("second")
  }
  print("item", item)
}
