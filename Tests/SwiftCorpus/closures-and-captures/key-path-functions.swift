// swift-format-ignore-file
import Foundation
struct Address { var city: String; var zip: [Int] }
struct Person { var name: String; var address: Address; var nick: String? }
var people = [Person(name: "Zed", address: Address(city: "Oslo", zip: [1]), nick: nil), Person(name: "Amy", address: Address(city: "Rome", zip: [2, 3]), nick: "am")]
print(people.map(\.address.city), people.compactMap(\.nick), people.map(\.address.zip.count), people.map(\.nick?.count))
let path: WritableKeyPath<Person, String> = \.address.city
people[0][keyPath: path] = "Paris"
print(people[0].address.city, people[1][keyPath: \.name], people.sorted { $0[keyPath: \.name] < $1[keyPath: \.name] }.map(\.name))
let joined = (\Person.address).appending(path: \.zip)
print(people[1][keyPath: joined], people.filter(\.address.zip.isEmpty).count)
func update<T, V>(_ t: T, _ k: WritableKeyPath<T, V>, _ v: V) -> T { var c = t; c[keyPath: k] = v; return c }
print(update(people[1], \.nick, "x").nick!, update(Address(city: "a", zip: []), \.zip, [9]))
