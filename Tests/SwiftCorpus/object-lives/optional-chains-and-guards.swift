// swift-format-ignore-file
final class Node { let v: Int; var next: Node?; init(_ v: Int, _ n: Node? = nil) { self.v = v; next = n }; deinit { print("~\(v)") } }
func last(_ n: Node?) -> Int { guard let n else { return -1 }; var c = n; while let x = c.next { c = x }; return c.v }
var head: Node? = Node(1, Node(2, Node(3))); print(last(head)); head = head?.next; print("moved"); head?.next = nil; print("cut", last(head)); if let h = head { head = nil; print("held", h.v) }; print("end", last(nil))
