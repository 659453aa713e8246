protocol Greeter { func hello() -> String }
extension Greeter {
  func hello() -> String { "hello" }
  func bye() -> String { "bye" }
  var name: String { "someone" }
  func both() -> String { hello() + ", " + bye() + ", " + name }
}
struct Loud: Greeter {
  var name: String { "Loud" }
  func hello() -> String { "HELLO" }
  func bye() -> String { "BYE" }
}
print(Loud().both(), Loud().bye(), Loud().name)
let greeter: Greeter = Loud()
print(greeter.hello(), greeter.bye(), greeter.name)
