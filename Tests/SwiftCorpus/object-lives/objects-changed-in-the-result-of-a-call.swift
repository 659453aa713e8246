// swift-format-ignore-file
final class Part { var hp = 10; deinit { print("part gone") } }
final class Owner {
  private var part: Part?
  func require(_ make: @autoclosure () -> Part) -> Part { if let part { return part }; let made = make(); part = made; return made }
  func drop() { part = nil }
}
let owner = Owner()
func use() {
  owner.require(Part()).hp -= 3
  print(owner.require(Part()).hp)
  owner.drop()
  print("dropped")
  owner.require(Part()).hp += 1
  owner.drop()
  print("end")
}
use()
