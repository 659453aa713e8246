struct User: Equatable {
  let id: Int
  let name: String
  static func == (a: User, b: User) -> Bool { a.id == b.id }
}
let a = User(id: 1, name: "a")
let b = User(id: 1, name: "b")
print(a == b, a != b, [a].contains(b), [a, b].firstIndex(of: b)!, Optional(a) == b)
