// swift-format-ignore-file
import Foundation
protocol Named { var name: String { get } }
protocol Greeter { func greet() -> String }
extension Greeter where Self: Named { func greet() -> String { "Hello, \(name)" } }
struct Person: Named, Greeter { let name: String }
struct Robot: Named, Greeter { let name: String; func greet() -> String { "BEEP " + name } }
struct Wall: Greeter { func greet() -> String { "..." } }
let all: [Greeter] = [Person(name: "A"), Robot(name: "R"), Wall()]
print(all.map { $0.greet() }, all.compactMap { ($0 as? Named)?.name }, all.filter { $0 is Named & Greeter }.count)
