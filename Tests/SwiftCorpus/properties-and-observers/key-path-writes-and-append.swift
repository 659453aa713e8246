// swift-format-ignore-file
struct Address { var city = "Rome"; var zip: String? }
struct User { var name: String; var address = Address(); var tags: [String] = []; var home: Address? }
var u = User(name: "Ann")
let city = \User.address.city
u[keyPath: city] = "Oslo"
let path = (\User.address).appending(path: \.city)
print(u[keyPath: path], path == city, u[keyPath: \.tags.count], u[keyPath: \.home?.city] as Any)
func set<R, V>(_ root: inout R, _ p: WritableKeyPath<R, V>, _ v: V) { root[keyPath: p] = v }
set(&u, \.name, "Bob"); set(&u, \.address.zip, "0150")
u[keyPath: \.tags].append("x")
print(u.name, u.address.zip!, u.tags, [u, User(name: "Al")].map(\.name).sorted(), u[keyPath: \.self].name)
