struct User {
  var name: String
  var age: Int
}
func sorted<T, V: Comparable>(_ items: [T], by path: KeyPath<T, V>) -> [T] {
  items.sorted { $0[keyPath: path] < $1[keyPath: path] }
}
let users = [User(name: "b", age: 1), User(name: "a", age: 2)]
print(sorted(users, by: \.name).map(\.age), sorted(users, by: \.age).map(\.name))
let path = \User.name.count
print(users[0][keyPath: path])
var user = users[0]
user[keyPath: \.age] += 10
print(user.age)
