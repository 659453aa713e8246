class Base {
  let name: String
  init(name: String) { self.name = name }
  deinit { print("freed", name) }
}
class Child: Base {
  convenience init?(optional: String?) {
    guard let optional else { return nil }
    self.init(name: optional)
  }
}
struct Bad: Error {}
final class Strict {
  let id: Int
  init(_ id: Int) throws {
    if id < 0 { throw Bad() }
    self.id = id
  }
  deinit { print("freed", id) }
}
print(Child(optional: nil) == nil, Child(optional: "a")?.name ?? "-")
print((try? Strict(-1)) == nil, (try? Strict(4))?.id ?? 0)
