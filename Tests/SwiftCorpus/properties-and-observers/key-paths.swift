struct User {
  var name = "A"
  var address = Address()
}
struct Address { var city = "Rome" }
let path: WritableKeyPath<User, String> = \.address.city
var user = User()
user[keyPath: path] = "Oslo"
print(user[keyPath: path], user[keyPath: \.name])
let users = [user, User(name: "B")]
print(
  users.map(\.name), users.map(\.address.city), users.filter { $0[keyPath: \.name] == "B" }.count)
