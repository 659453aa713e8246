class Greeter {
  var name = "A"
  func greet(_ other: String) -> String { name + " greets " + other }
}
let greeter = Greeter()
let greet = greeter.greet
greeter.name = "B"
print(greet("C"))
let unbound = Greeter.greet
print(unbound(greeter)("D"))
