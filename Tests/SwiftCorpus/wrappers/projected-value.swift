@propertyWrapper
struct Tracked<Value> {
  private(set) var projectedValue = 0
  var wrappedValue: Value {
    didSet { projectedValue += 1 }
  }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
class Model {
  @Tracked var name = "a"
}
let model = Model()
model.name = "b"
model.name += "c"
print(model.name, model.$name)
