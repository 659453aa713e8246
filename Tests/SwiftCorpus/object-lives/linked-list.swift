final class Node {
  let value: Int
  var next: Node?
  init(_ value: Int, _ next: Node?) {
    self.value = value
    self.next = next
  }
  deinit { print("free", value) }
}
var list: Node?
for value in 1...4 { list = Node(value, list) }
list?.next?.next = nil
print("cut")
list = nil
print("end")
