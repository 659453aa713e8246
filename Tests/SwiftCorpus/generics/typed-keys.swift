// swift-format-ignore-file
struct Key<Value> { let name: String }
struct Bag {
  private var storage: [String: Any] = [:]
  subscript<T>(key: Key<T>) -> T? {
    get { storage[key.name] as? T }
    set { storage[key.name] = newValue }
  }
  subscript<T>(key: Key<T>, default value: T) -> T { self[key] ?? value }
}
let age = Key<Int>(name: "age")
let tags = Key<[String]>(name: "tags")
var bag = Bag()
bag[age] = 3
bag[tags] = ["x"]
bag[tags]?.append("y")
print(bag[age]! + 1, bag[tags] ?? [], bag[Key<String>(name: "age")] as Any, bag[Key<Bool>(name: "on"), default: true])
