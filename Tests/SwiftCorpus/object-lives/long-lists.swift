// swift-format-ignore-file
final class Node {
  let name: Int
  init(_ name: Int) { self.name = name }
  deinit { print("freed", name) }
}
struct Shelf { var parts: [Any] = Array(repeating: 0, count: 100); var count = 0 }
final class Room { var shelf = Shelf(); var kept: [Node?] = Array(repeating: nil, count: 100); weak var last: Node? }

let room = Room()
var table: [Int: Any] = [:]
for i in 0..<80 { table[i] = i }
func work() {
  for i in 0..<3 { room.shelf.count = i }
  room.shelf.parts[99] = Node(1)
  let plain = room.kept
  room.kept[50] = Node(2)
  room.last = room.kept[50]
  print(room.last?.name ?? 0)
  room.kept = plain
  print(room.last?.name ?? 0)
  room.shelf.parts[99] = 0
  print("empty")
  table[7] = Node(3)
  for i in 0..<3 { room.shelf.count = i }
  var copy = table
  copy[7] = 1
  table = copy
  print("end")
}
work()
var list: [Any] = Array(repeating: 1, count: 70)
func temporaries() -> Int { [list, list + [Node(4)]].count }
print(temporaries())
list.append(Node(5))
_ = list
list.removeLast()
print("last")
