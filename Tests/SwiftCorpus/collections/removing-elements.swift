// swift-format-ignore-file
import Foundation
var a = Array(1...10)
print(a.removeFirst(), a.removeLast(), a.remove(at: 2), a)
a.removeFirst(2); a.removeLast(2)
print(a, a.popLast() as Any)
a.removeSubrange(0...1)
print(a)
a.removeAll(keepingCapacity: true)
print(a, a.popLast() as Any, a.first as Any)
var d = ["a": 1, "b": 2, "c": 3]
d.removeValue(forKey: "a")
if let i = d.firstIndex(where: { $0.value == 3 }) { print(d.remove(at: i)) }
print(d, d.popFirst()!, d.isEmpty)
var s: Set = ["x", "y"]
s.remove("x"); print(s.removeFirst(), s)
var t = "hello"
t.removeLast(); t.remove(at: t.startIndex); t.removeAll { $0 == "l" }
print(t)
