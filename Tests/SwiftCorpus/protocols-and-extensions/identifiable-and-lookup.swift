protocol HasID { var id: Int { get } }
struct User: HasID {
  let id: Int
  let name: String
}
extension Sequence where Element: HasID {
  func find(_ id: Int) -> Element? { first { $0.id == id } }
  var ids: [Int] { map(\.id) }
}
let users = [User(id: 1, name: "a"), User(id: 2, name: "b")]
print(users.find(2)?.name ?? "-", users.find(9) == nil, users.ids)
