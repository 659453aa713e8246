let users = [(name: "a", age: 3), (name: "b", age: 9)]
if let old = users.first(where: { $0.age > 5 }) {
  print(old.name)
}
print(users.first { $0.age > 50 } == nil, users.firstIndex { $0.name == "b" } ?? -1)
print(users.last?.age ?? 0, users.map(\.age).max() ?? 0)
