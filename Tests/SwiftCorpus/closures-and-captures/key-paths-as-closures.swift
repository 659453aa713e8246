// swift-format-ignore-file
struct P { let name: String; let age: Int; var isAdult: Bool { age >= 18 } }
let ps = [P(name: "Ann", age: 20), P(name: "Bo", age: 7), P(name: "Cy", age: 33)]
print(ps.map(\.name), ps.filter(\.isAdult).map(\.age), ps.map(\.name.count).reduce(0, +), ps.sorted { $0.age > $1.age }.first!.name)
func pluck<T, V>(_ xs: [T], _ f: (T) -> V) -> [V] { xs.map(f) }
print(pluck(ps, \.age), pluck(ps) { $0.name.first! }, ps.max { $0.age < $1.age }!.name, ps.allSatisfy(\.isAdult), ps.contains(where: \.isAdult))
let getters: [(String, KeyPath<P, Int>)] = [("age", \.age), ("len", \.name.count)]
for (n, g) in getters { print(n, ps.map { $0[keyPath: g] }) }
let f: (P) -> String = \.name
print(f(ps[1]), ps.partition2(by: \.isAdult))
extension Array { func partition2(by f: (Element) -> Bool) -> (Int, Int) { (filter(f).count, count - filter(f).count) } }
