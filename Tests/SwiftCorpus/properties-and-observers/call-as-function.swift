struct Greeter {
  var name: String
  func callAsFunction(_ greeting: String) -> String { greeting + " " + name }
}
let greet = Greeter(name: "Ada")
print(greet("Hello"))
