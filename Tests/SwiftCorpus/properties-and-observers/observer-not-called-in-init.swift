class Model {
  var name: String {
    didSet { print("set", name) }
  }
  init(name: String) {
    self.name = name
    self.name += "!"
  }
  func rename() { name = "later" }
}
let model = Model(name: "a")
print(model.name)
model.rename()
