struct Point { var x = 1; var name: String? = nil }
enum Side { case left, right(Int) }
class Node { var value = 3 }
print([Point()], Side.right(2), [Side.left], (1, b: "x"), ["k": Point(x: 2, name: "n")])
debugPrint("text", 1.0, [1: "a"], Side.left, Point())
dump([1, 2])
dump(Point(x: 4, name: "q"))
print(String(describing: Side.left), String(reflecting: "a\"b"), "\(Optional(3) as Any)", String(describing: Optional<Int>.none))
print(type(of: Side.left), type(of: Node()), type(of: [Point]()), type(of: (1, "a")), type(of: "a".first))
