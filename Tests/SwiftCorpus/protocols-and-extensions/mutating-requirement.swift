protocol Togglable {
  mutating func toggle()
}
struct Switch: Togglable {
  var isOn = false
  mutating func toggle() { isOn.toggle() }
}
class Lamp: Togglable {
  var isOn = true
  func toggle() { isOn.toggle() }
}
var item = Switch()
item.toggle()
var any: Togglable = item
any.toggle()
let lamp = Lamp()
lamp.toggle()
print(item.isOn, (any as! Switch).isOn, lamp.isOn)
