import Foundation

struct User {
  var name: String
  var age: Int
}

let paths: [PartialKeyPath<User>] = [\.name, \.age]
print(paths.firstIndex(of: \User.age)!, \User.name == \User.name)
let user = User(name: "A", age: 7)
print(paths.map { "\(user[keyPath: $0])" })
extension Data {
  var hex: String { map { String(format: "%02x", $0) }.joined() }
}
let token = Data([0x00, 0x0F, 0xA0, 0xFF, 0x7E])
print(
  token.prefix(2).hex, token.suffix(from: 3).hex, token.prefix(upTo: 1).hex,
  token.prefix(through: 1).hex)
print(String(Array(token.hex)[0..<4]), String(Array("hello")[1...2]))
