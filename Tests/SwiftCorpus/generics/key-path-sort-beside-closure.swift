struct User {
  var name: String
  var age: Int
}
extension Sequence {
  func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] {
    sorted { $0[keyPath: path] < $1[keyPath: path] }
  }
}
let users = [User(name: "B", age: 3), User(name: "A", age: 9)]
print(users.sorted(by: \.name).map(\.age), users.sorted(by: \.age).map(\.name))
print(users.sorted { $0.age > $1.age }[0].name, [3, 1, 2].sorted(by: >))
