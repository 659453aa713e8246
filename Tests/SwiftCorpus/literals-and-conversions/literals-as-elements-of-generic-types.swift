// A literal that becomes an element has the type arguments of the element type.
struct ID<Owner>: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  let raw: String
  init(stringLiteral text: String) { raw = text }
  var description: String { "\(Owner.self)#\(raw)" }
}
struct User {
  let id: ID<User>
  var friends: Set<ID<User>> = []
  var recent: [ID<User>] = []
}

var user = User(id: "1")
user.friends.insert("2")
user.recent.append("3")
user.recent.insert("4", at: 0)
print(
  user.id, user.friends, user.recent, user.friends.contains("2"), user.recent.firstIndex(of: "3")!)
print(user.friends.remove("2")!, user.friends.isEmpty)
