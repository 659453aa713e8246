class Box<Value> {
  var value: Value
  var observers: [(Value) -> Void] = []
  init(_ value: Value) { self.value = value }
  func set(_ new: Value) {
    value = new
    for observer in observers { observer(new) }
  }
}
let box = Box(1)
box.observers.append { print("now", $0) }
box.set(5)
print(box.value, type(of: box), Box("x").value)
