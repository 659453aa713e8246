struct User { var name: String }
final class Model {
  var user: User? { didSet { print(oldValue?.name ?? "nil", "to", user?.name ?? "nil") } }
}
let model = Model()
model.user?.name = "nobody"
model.user = User(name: "Ann")
model.user?.name += "a"
model.user = nil
