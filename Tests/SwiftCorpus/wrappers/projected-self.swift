@propertyWrapper
class Published2<Value> {
  var listeners: [(Value) -> Void] = []
  var wrappedValue: Value {
    didSet {
      for listener in listeners { listener(wrappedValue) }
    }
  }
  var projectedValue: Published2<Value> { self }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
class Model {
  @Published2 var badge = 0
}
let model = Model()
model.$badge.listeners.append { print("badge is", $0) }
model.badge = 3
model.badge += 1
