// swift-format-ignore-file
class Vehicle { let wheels: Int; var name: String
  required init(wheels: Int) { self.wheels = wheels; name = "v\(wheels)"; setUp() }
  convenience init() { self.init(wheels: 4); name += "!" }
  func setUp() { print("Vehicle.setUp") }
  class func build() -> Self { Self(wheels: 3) } }
class Bike: Vehicle { var bell = "ring"
  required init(wheels: Int) { super.init(wheels: min(wheels, 2)); bell = bell.uppercased() }
  override func setUp() { super.setUp(); print("Bike.setUp", bell) } }
let a = Vehicle(), b = Bike(), c = Bike.build()
print(a.name, b.name, b.bell, c.wheels, type(of: c), type(of: a as Any))
let types: [Vehicle.Type] = [Vehicle.self, Bike.self]
print(types.map { $0.init(wheels: 9).wheels })
