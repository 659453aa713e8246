// The default arguments of an initializer are evaluated before the initial values of the properties.
var last = 0
func next(_ what: String) -> Int {
  last += 1
  print(what, last)
  return last
}

final class Node {
  let id = next("property")
  let name: String
  init(_ name: String = "n\(next("default"))", level: Int = next("level")) {
    self.name = name + "\(level)"
  }
}
struct Item {
  var id = next("property"), other = next("other")
  init(size: Int = next("default"), count: Int = 3) { other += size * count }
}

let one = Node()
let two = Node("x", level: 0)
print(one.id, one.name, two.id, two.name)
print(Item(), Item(size: 0))
