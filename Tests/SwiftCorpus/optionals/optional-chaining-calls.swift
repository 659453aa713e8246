// swift-format-ignore-file
class Engine { var power = 100; func boost(_ n: Int) -> Int { power += n; return power }; var fuel: Fuel? }
struct Fuel { var litres: Double; mutating func burn(_ d: Double) -> Bool { guard litres >= d else { return false }; litres -= d; return true } }
class Car { var engine: Engine?; var tags: [String]? ; subscript(i: Int) -> String? { tags?[i] } }
let c = Car()
print(c.engine?.boost(1) as Any, c.tags?.append("x") as Any, c[0] as Any)
c.engine = Engine(); c.tags = []
print(c.engine?.boost(5) ?? 0, c.engine?.fuel?.burn(1) as Any, c.tags?.append("y") != nil)
c.engine?.fuel = Fuel(litres: 2)
print(c.engine?.fuel?.burn(1.5) as Any, c.engine?.fuel?.burn(1) as Any, c.engine!.fuel!.litres, c[0]!, c.tags?.first?.count ?? -1)
c.tags?[0] += "z"
c.engine?.fuel?.litres *= 10
print(c.tags!, c.engine?.fuel.map { $0.litres } ?? 0, (c.engine?.power).map { $0 > 100 } == true)
