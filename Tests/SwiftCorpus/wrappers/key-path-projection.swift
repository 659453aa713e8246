// swift-format-ignore-file
import Foundation
@propertyWrapper struct Watched<Value> {
  var wrappedValue: Value { didSet { changes += 1 } }
  private(set) var changes = 0
  var projectedValue: Int { changes }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Model { @Watched var title = "a"; @Watched var items: [Int] = [] }
var m = Model()
m.title = "b"; m.title = "c"
m.items.append(1); m.items += [2, 3]
print(m.title, m.$title, m.items, m.$items)
m[keyPath: \.title] = "d"
print(m.title, m.$title)
