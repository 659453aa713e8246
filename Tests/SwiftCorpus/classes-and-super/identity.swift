class Node { var next: Node? }
let a = Node()
let b = Node()
a.next = b
b.next = a
print(a.next === b, a.next?.next === a, a === b, a !== b)
print(ObjectIdentifier(a) == ObjectIdentifier(b.next!))
