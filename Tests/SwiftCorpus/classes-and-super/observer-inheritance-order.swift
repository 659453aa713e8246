class Base {
  var value = 0 {
    willSet { print("base will", newValue) }
    didSet { print("base did", oldValue) }
  }
  init() { value = 1 }
  func update() { value += 1 }
}
class Child: Base {
  override var value: Int {
    willSet { print("child will", newValue) }
    didSet { print("child did", oldValue) }
  }
  override init() {
    super.init()
    value = 5
  }
  override func update() {
    print("before")
    super.update()
    print("after", value)
  }
}
let child = Child()
child.update()
print(child.value)
