final class Store {
  static let shared = Store()
  var list: [Int] = []
}

struct Counter {
  static var current = Counter()
  var names: [String] = []
  mutating func add(_ name: String) { names.append(name) }
}

Store.shared.list.append(1)
Counter.current.add("x")
Counter.current.names.append("y")
print(Store.shared.list, Counter.current.names)
