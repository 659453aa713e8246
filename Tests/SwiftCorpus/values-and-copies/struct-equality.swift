struct Route: Equatable {
  var screen: String
  var id: Int?
}
let a = Route(screen: "chat", id: 1)
var b = a
print(a == b)
b.id = nil
print(a == b, a != b)
print([a, b].contains(Route(screen: "chat", id: nil)))
