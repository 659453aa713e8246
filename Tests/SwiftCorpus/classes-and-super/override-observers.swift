// swift-format-ignore-file
class Vehicle { var speed = 0.0 { didSet { print("speed", oldValue, "->", speed) } }
  var label: String { get { "v" } set { print("set", newValue) } }
  final func stop() { speed = 0 } 
  static func type() -> String { "vehicle" }
  class var wheels: Int { 0 } }
class Car: Vehicle { override var speed: Double { didSet { if speed > 100 { speed = 100 } } willSet { print("will", newValue) } }
  override var label: String { get { super.label + "c" } set { super.label = newValue + "!" } }
  override class var wheels: Int { 4 } }
let c = Car()
c.speed = 150
c.label = "x"
print(c.label, c.speed, Car.wheels, Vehicle.wheels, Car.type())
c.stop()
let t: Vehicle.Type = Car.self
print(t.wheels, t)
