class Base {
  var name: String
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "none") }
}
class Child: Base {
  var count = 2
}
print(Child().name, Child(name: "x").name, Child(name: "y").count)
