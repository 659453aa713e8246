struct Point: CustomStringConvertible {
  var x = 1
  var y = 2
  var description: String { "(\(x); \(y))" }
}
enum Side: CustomStringConvertible {
  case left, right
  var description: String { self == .left ? "L" : "R" }
}
print(Point(), [Point()], ["k": Point()], Optional(Point()) as Any)
print(Side.left, "\(Side.right)", String(describing: Side.left), Side.left.description)
