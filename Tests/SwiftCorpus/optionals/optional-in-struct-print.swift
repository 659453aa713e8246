struct User {
  var name: String?
  var age: Int?
}
print(User(name: "Ada", age: nil))
print(User(name: nil, age: 3))
print(User())
