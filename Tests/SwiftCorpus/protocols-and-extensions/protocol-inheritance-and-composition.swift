// swift-format-ignore-file
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get set } }
protocol Person: Named, Aged { func greet() -> String }
extension Person { func greet() -> String { "\(name) (\(age))" } }
extension Named { var initial: Character { name.first ?? "?" } }
struct Kid: Person { var name: String; var age: Int }
struct Robot: Named { let name = "R2" }
func birthday(_ p: inout some Person) { p.age += 1 }
func both(_ x: Named & Aged) -> String { "\(x.name)\(x.age)" }
var k = Kid(name: "Zoe", age: 6)
birthday(&k)
print(k.greet(), both(k), k.initial, Robot().initial)
let all: [any Named] = [k, Robot()]
print(all.map(\.name), all.compactMap { $0 as? any Person }.map { $0.greet() }, all[1] is Person)
