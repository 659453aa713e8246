struct Light {
  var isOn: Bool
  mutating func toggle() { self = Light(isOn: !isOn) }
}
var light = Light(isOn: false)
light.toggle()
print(light.isOn)
light.isOn.toggle()
print(light)
