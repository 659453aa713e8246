class Model {
  var name = "model"
  var onChange: (() -> Void)?
  func bind() {
    onChange = { [weak self] in print(self?.name ?? "no model") }
  }
  deinit { print("model freed") }
}
var model: Model? = Model()
model?.bind()
let change = model?.onChange
change?()
model = nil
change?()
