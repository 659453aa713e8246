// swift-format-ignore-file
struct Person { var name: String }
typealias P = Person
print(P(name: "x").name, P.self, [P(name: "q")])
class Animal {}
typealias An = Animal
print(An() is Animal, An.self)
