enum Kind {
  case plain
  case titled(String)
  case pair(Int, Bool)
  case labelled(x: Int, y: Double?)
}
enum Raw: String { case one = "first" }
print(Kind.plain, Kind.titled("a"), Kind.pair(1, true), Kind.labelled(x: 1, y: nil))
print(
  [Kind.titled("b"), .plain], Optional(Kind.plain) as Any, Raw.one, Raw.one.rawValue, [Raw.one])
print(String(describing: Kind.titled("c")), "\(Kind.labelled(x: 2, y: 0.5))")
