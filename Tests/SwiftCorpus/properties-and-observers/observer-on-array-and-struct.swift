// swift-format-ignore-file
struct Cart { var items: [String: Int] = [:] { didSet { total = items.values.reduce(0, +); changes += 1 } }
  private(set) var total = 0; var changes = 0 }
var c = Cart()
c.items["a"] = 2
c.items["a", default: 0] += 3
c.items["b", default: 1] *= 4
c.items.removeValue(forKey: "a")
print(c.total, c.changes, c.items)
class View { var frame = (x: 0, y: 0) { willSet { print("->", newValue) } didSet(old) { print("was", old.x) } } ; var tag: Int = 0 { didSet { if tag < 0 { tag = 0 } } } }
let v = View()
v.frame.x = 5
v.frame = (1, 2)
v.tag = -4
print(v.tag, v.frame)
