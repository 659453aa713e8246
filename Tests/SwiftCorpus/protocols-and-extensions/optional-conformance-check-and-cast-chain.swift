// swift-format-ignore-file
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
typealias Person = Named & Aged
struct Cat: Named { let name: String }; struct Man: Person { let name: String; let age: Int }; final class Bot: Aged { let age = 1 }
extension Optional: Named where Wrapped: Named { var name: String { self?.name ?? "nobody" } }
extension Array: Aged where Element: Aged { var age: Int { reduce(0) { $0 + $1.age } } }
func greet(_ x: Any) -> String { switch x { case let p as Person: return "\(p.name) is \(p.age)"; case let n as Named: return n.name; case let a as any Aged: return "age \(a.age)"; default: return "?" } }
print(greet(Cat(name: "Tom")), greet(Man(name: "Al", age: 4)), greet(Bot()), greet(3), greet([Bot(), Bot()]))
let c: Cat? = nil; print(c.name, Optional(Cat(name: "T")).name, [Man(name: "a", age: 2), Man(name: "b", age: 3)].age)
