// swift-format-ignore-file
import Foundation
@propertyWrapper class Observable<T: Equatable> {
  private var value: T; private var callbacks: [(T, T) -> Void] = []
  init(wrappedValue: T) { value = wrappedValue }
  var wrappedValue: T { get { value } set { let old = value; value = newValue; if old != newValue { callbacks.forEach { $0(old, newValue) } } } }
  var projectedValue: Observable<T> { self }
  func bind(_ c: @escaping (T, T) -> Void) { callbacks.append(c); c(value, value) }
}
struct Model { @Observable var name = "a" }
let m = Model()
m.$name.bind { print($0, "->", $1) }
m.name = "b"; m.name = "b"; m.name += "c"
let shared = m
shared.name = "z"
print(m.name)
