class Owner { var name = "owner" }
class Child {
  weak var owner: Owner?
}
let child = Child()
var owner: Owner? = Owner()
child.owner = owner
print(child.owner?.name ?? "gone")
owner = nil
print(child.owner?.name ?? "gone")
