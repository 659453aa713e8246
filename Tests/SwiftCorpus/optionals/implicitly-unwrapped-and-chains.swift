// swift-format-ignore-file
class Node { var value: Int; var next: Node!; init(_ v: Int, _ n: Node? = nil) { value = v; next = n } }
let list = Node(1, Node(2, Node(3)))
print(list.next.next.value, list.next.next.next == nil, list.next?.next?.next?.value as Any)
var total = 0
var cursor: Node? = list
while let node = cursor { total += node.value; cursor = node.next }
print(total)
list.next?.value += 40
list.next.next.next?.value = 5
print(list.next.value, list.next.map { $0.value } as Any)
let names: [String: [String]?] = ["a": ["x"], "b": nil]
print(names["a"]??.first as Any, names["b"] as Any, names["c"] as Any, names["b"]??.count ?? -1)
