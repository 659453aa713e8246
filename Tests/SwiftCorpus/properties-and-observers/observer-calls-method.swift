class Screen {
  var isVisible = false {
    didSet {
      guard oldValue != isVisible else { return }
      update()
    }
  }
  var updates = 0
  private func update() {
    updates += 1
    print(isVisible ? "appear" : "disappear")
  }
}
let screen = Screen()
screen.isVisible = true
screen.isVisible = true
screen.isVisible = false
print(screen.updates)
