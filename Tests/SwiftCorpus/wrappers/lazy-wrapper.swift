@propertyWrapper
final class Once<Value> {
  private var value: Value?
  private let make: () -> Value
  init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
  var wrappedValue: Value {
    if let value { return value }
    let made = make()
    value = made
    return made
  }
}
var calls = 0
func compute() -> Int {
  calls += 1
  return 42
}
struct Holder {
  @Once var answer = compute()
}
let holder = Holder()
print(calls)
print(holder.answer, holder.answer, calls)
