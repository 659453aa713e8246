// swift-format-ignore-file
final class Node {
  var value = 0
  var next: Node?
}
func count(_ number: Int) -> Int {
  print("counted", number)
  return number
}
let first = Node()
first.next?.value = count(1)
print((first.next?.value = 2) == nil)
first.next = Node()
first.next?.value = count(3)
print((first.next?.value = 4) != nil, first.next?.value ?? -1)
first.next?.next?.next = Node()
print(first.next?.next == nil)
