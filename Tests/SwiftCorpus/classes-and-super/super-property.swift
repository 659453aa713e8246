class Style {
  var color: String { "gray" }
  var size = 10
}
class Big: Style {
  override var color: String { "dark " + super.color }
  override var size: Int {
    get { super.size * 2 }
    set { super.size = newValue / 2 }
  }
}
let big = Big()
print(big.color, big.size)
big.size = 50
print(big.size)
