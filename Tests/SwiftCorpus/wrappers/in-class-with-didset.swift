// swift-format-ignore-file
import Foundation
@propertyWrapper struct Published2<T> { var wrappedValue: T { didSet { observers.forEach { $0(wrappedValue) } } }
  private var observers: [(T) -> Void] = []
  var projectedValue: Published2 { get { self } set { self = newValue } }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  mutating func sink(_ f: @escaping (T) -> Void) { observers.append(f) } }
class Store { @Published2 var count = 0; @Published2 var names: [String] = [] }
let store = Store()
store.$count.sink { print("count", $0) }
store.$names.sink { print("names", $0.count) }
store.count = 1; store.count += 1; store.names.append("a")
