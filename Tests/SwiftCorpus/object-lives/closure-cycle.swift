class Screen {
  var action: (() -> Void)?
  let title: String
  init(_ title: String, leaks: Bool) {
    self.title = title
    action = leaks ? { print(self.title) } : { [unowned self] in print(self.title) }
  }
  deinit { print("closed", title) }
}
do { Screen("kept", leaks: true).action?() }
do {
  let screen = Screen("freed", leaks: false)
  screen.action?()
}
print("end")
