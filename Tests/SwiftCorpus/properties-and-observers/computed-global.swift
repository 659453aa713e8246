var counter = 0
var next: Int {
  counter += 1
  return counter
}
var limited = 5 {
  didSet { print("limited", oldValue, limited) }
}
print(next, next, counter)
limited = 6
