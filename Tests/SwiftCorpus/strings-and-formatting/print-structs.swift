struct Alert {
  var title: String
  var badge: Int?
  var tags: [String]
  var level = 0.5
}
struct Empty {}
struct Outer {
  var alert: Alert
  var pair = (1, "x")
}
let alert = Alert(title: "Hi", badge: nil, tags: ["a"])
print(alert)
print(Outer(alert: Alert(title: "", badge: 2, tags: [])))
print(Empty(), [Empty()], "\(alert.badge as Any)")
