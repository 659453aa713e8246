// swift-format-ignore-file
enum Direction: Int, CaseIterable { case north, east, south, west
  static let start = Direction.south
  static func from(_ s: String) -> Direction? { allCases.first { "\($0)".hasPrefix(s) } }
  var right: Direction { Direction(rawValue: (rawValue + 1) % 4)! }
  mutating func turn(_ n: Int = 1) { for _ in 0..<n { self = right } }
  init?(letter: Character) { guard let d = Direction.allCases.first(where: { "\($0)".first == letter }) else { return nil }; self = d } }
var d = Direction.start
d.turn(); print(d)
d.turn(3); print(d, d.right, Direction.from("e") as Any, Direction.from("q") as Any)
print(Direction(letter: "w")!, Direction(letter: "x") as Any, Direction.allCases.count, d == .south, d.rawValue)
