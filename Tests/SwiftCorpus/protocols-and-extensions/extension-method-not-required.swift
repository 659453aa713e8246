protocol Greeter {}
extension Greeter {
  func greet() -> String { "protocol" }
}
struct Loud: Greeter {
  func greet() -> String { "LOUD" }
}
let loud = Loud()
let greeter: Greeter = loud
print(loud.greet(), greeter.greet())
