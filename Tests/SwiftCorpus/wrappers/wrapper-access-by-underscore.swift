@propertyWrapper
struct Logged {
  var wrappedValue: Int {
    didSet { history.append(wrappedValue) }
  }
  var history: [Int] = []
  init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}
struct Meter {
  @Logged var level = 1
  var history: [Int] { _level.history }
  mutating func reset() { _level = Logged(wrappedValue: 0) }
}
var meter = Meter()
meter.level = 5
meter.level = 7
print(meter.history, meter.level)
meter.reset()
print(meter.history, meter.level)
