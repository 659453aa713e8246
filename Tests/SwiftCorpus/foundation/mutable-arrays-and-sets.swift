import Foundation

let list = NSMutableArray(array: [1, "x"])
list.add(3)
list.insert(0, at: 0)
func extend(_ other: NSMutableArray) { other.add("end") }
extend(list)
print(list.count, list[1], list.contains("x"))
list.removeObject(at: 0)
list.remove("x")
for item in list { print(item) }
print(list)
list.removeAllObjects()
list.addObjects(from: [3, 1, 2])
print((list as! [Int]).sorted(), list.componentsJoined(by: "-"))
let set = NSMutableSet()
for word in ["a", "b", "a"] { set.add(word) }
print(set.count, set.contains("b"))
let counted = NSCountedSet(array: ["a", "b", "a"])
print(counted.count(for: "a"), counted.count(for: "z"), counted.count)
let ordered = NSOrderedSet(array: [3, 1, 3, 2])
print(ordered.count, ordered.contains(2), ordered.firstObject!)
