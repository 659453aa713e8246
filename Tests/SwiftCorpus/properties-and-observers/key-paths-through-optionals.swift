// swift-format-ignore-file
struct Person { var name: String; var address: Address?; struct Address { var city: String; var zip = [1, 2] } }
var p = Person(name: "n", address: .init(city: "c"))
let city = \Person.address?.city, name: WritableKeyPath<Person, String> = \.name
print(p[keyPath: city] as Any, p[keyPath: name])
p[keyPath: name] += "!"
p[keyPath: \.address!.zip[0]] = 8
print(p)
func sum<T>(_ xs: [T], _ k: KeyPath<T, Int>) -> Int { xs.reduce(0) { $0 + $1[keyPath: k] } }
print(sum(["a", "bcd"], \.count), sum([p, p], \.name.count))
let people = [Person(name: "z"), Person(name: "a", address: .init(city: "k"))]
print(people.map(\.name), people.compactMap(\.address?.city), people.sorted { $0[keyPath: \.name] < $1[keyPath: \.name] }.first!.name, people.contains { $0.address != nil })
let comps: [PartialKeyPath<Person>] = [\.name, \.address]
print(comps.count, [1, 2].map(\.self), ["x", "yy"].filter(\.isEmpty).count, ["", "b"].contains(where: \.isEmpty))
