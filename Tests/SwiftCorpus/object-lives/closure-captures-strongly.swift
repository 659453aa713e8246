class Model {
  let name = "model"
  deinit { print("model freed") }
}
var later: [() -> Void] = []
do {
  let model = Model()
  later.append { print("later", model.name) }
}
print("scope left")
later[0]()
later.removeAll()
print("end")
