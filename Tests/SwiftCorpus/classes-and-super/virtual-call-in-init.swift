class Base {
  init() { setup() }
  func setup() { print("base setup") }
}
class Child: Base {
  var value = 5
  override func setup() {
    super.setup()
    print("child setup", value)
  }
}
_ = Child()
