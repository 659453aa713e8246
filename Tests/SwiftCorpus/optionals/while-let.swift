var stack = [1, 2, 3]
while let top = stack.popLast() {
  print(top, stack.count)
}
var iterator = ["x", "y"].makeIterator()
while let next = iterator.next() {
  print(next)
}
