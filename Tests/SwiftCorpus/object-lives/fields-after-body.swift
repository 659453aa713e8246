class Part {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("part", name) }
}
class Base {
  let engine = Part("engine")
  deinit { print("base") }
}
class Car: Base {
  let door = Part("door")
  let wheel = Part("wheel")
  deinit { print("car") }
}
var car: Car? = Car()
car = nil
print("gone")
