// swift-format-ignore-file
struct Thermo { var celsius: Double = 0 { willSet { print("will", celsius, newValue) } didSet { if celsius > 100 { celsius = 100 }; print("did", oldValue, celsius) } }
  var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } } }
var t = Thermo(celsius: 5)
t.celsius = 20
t.celsius += 200
t.fahrenheit = 50
print(t)
class Model { var items: [Int] = [] { didSet { print("items", oldValue.count, "->", items.count) } } ; init() { items = [0] } }
let m = Model()
m.items.append(1); m.items[0] = 5; m.items.removeAll()
func change(_ x: inout Double) { x += 1; x += 1 }
change(&t.celsius)
