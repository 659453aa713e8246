outer: for row in 1...3 {
  for column in 1...3 {
    if column == 2 && row == 2 { continue outer }
    if row == 3 { break outer }
    print(row, column)
  }
}
var n = 0
loop: while true {
  n += 1
  switch n {
  case 3: break loop
  default: continue loop
  }
}
print(n)
