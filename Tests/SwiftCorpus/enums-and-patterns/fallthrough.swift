func steps(_ level: Int) -> [String] {
  var made: [String] = []
  switch level {
  case 1:
    made.append("one")
    fallthrough
  case 2:
    made.append("two")
    fallthrough
  case 3:
    made.append("three")
  default:
    made.append("default")
  }
  return made
}
print(steps(1), steps(2), steps(3), steps(4))
