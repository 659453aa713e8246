protocol Reusable {
  static var identifier: String { get }
  init()
}
extension Reusable {
  static var identifier: String { String(describing: Self.self) }
  static func make() -> Self { Self() }
}
struct Cell: Reusable {}
struct Header: Reusable { static var identifier: String { "H" } }
print(Cell.identifier, Header.identifier, Cell.make())
func register(_ type: Reusable.Type) { print("register", type.identifier) }
register(Cell.self)
