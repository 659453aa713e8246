// swift-format-ignore-file
struct User { var name: String?; var age: Int?; var friend: Box? }
final class Box { var user: User; init(_ u: User) { user = u } }
func summary(_ u: User?) -> String {
  guard let u, let name = u.name, !name.isEmpty else { return "anonymous" }
  guard let age = u.age, case 18... = age else { return "\(name) (minor)" }
  let friend = u.friend?.user.name ?? "nobody"
  return "\(name) \(age) knows \(friend.uppercased())"
}
let bob = User(name: "Bob", age: 30, friend: nil)
print(summary(nil), summary(User()), summary(User(name: "Kid", age: 4)), summary(bob))
var al = User(name: "Al", age: 18, friend: Box(bob))
print(summary(al), al.friend?.user.age.map { $0 + 1 } ?? 0)
al.friend?.user.name = nil
al.friend?.user.age? += 5
print(summary(al), al.friend!.user.age!, al.friend?.user.friend?.user.name as Any)
