// swift-format-ignore-file
struct Address { var city: String; var zip: Int }
struct User { var name: String; var address: Address; var tags: [String] = []; var nick: String? }
var u = User(name: "Al", address: Address(city: "Ulm", zip: 7))
let zip = \User.address.zip
u[keyPath: zip] += 1
u[keyPath: \.tags] = ["a", "b"]
let city: WritableKeyPath<User, String> = (\User.address).appending(path: \.city)
u[keyPath: city] = "Bonn"
print(u[keyPath: zip], u.address.city, u[keyPath: \.tags[1]], u[keyPath: \.nick?.count] as Any, u[keyPath: \.name.count])
let users = [u, User(name: "Bea", address: Address(city: "Aue", zip: 3))]
func sorted<T, V: Comparable>(_ items: [T], by path: KeyPath<T, V>) -> [T] { items.sorted { $0[keyPath: path] < $1[keyPath: path] } }
print(sorted(users, by: \.address.city).map(\.name), users.map(\.address.zip).max()!, users.filter(\.tags.isEmpty).count, zip == \User.address.zip)
