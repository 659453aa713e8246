final class User: Equatable, Hashable {
  let id: Int
  var name: String
  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
  static func == (a: User, b: User) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
let a = User(id: 1, name: "a")
let b = User(id: 1, name: "b")
print(a == b, a === b, Set([a, b]).count, [a].contains(b))
