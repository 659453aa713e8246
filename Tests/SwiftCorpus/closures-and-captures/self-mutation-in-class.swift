class Model {
  var badge = 0
  lazy var increase: () -> Void = { self.badge += 1 }
  func run(_ body: () -> Void) { body() }
  func start() {
    run { badge += 10 }
    run { self.badge += 100 }
    increase()
  }
}
let model = Model()
model.start()
print(model.badge)
model.increase()
print(model.badge)
