// swift-format-ignore-file
class Base { var name: String { "base" }
  func greet() -> String { "hi " + name }
  class func make() -> Base { Base() }
  init() { print("Base.init", type(of: self)) } }
class Mid: Base { override var name: String { "mid+" + super.name }
  override func greet() -> String { super.greet() + "!" } }
final class Leaf: Mid { let n: Int
  init(n: Int) { self.n = n; super.init(); print("Leaf.init", name) }
  convenience override init() { self.init(n: 7) }
  override class func make() -> Base { Leaf() }
  override func greet() -> String { "<" + super.greet() + ">" } }
let items: [Base] = [Base(), Mid(), Leaf(n: 1), Leaf.make()]
print(items.map { $0.greet() })
print(items.compactMap { $0 as? Mid }.count, items[3] is Leaf, type(of: items[1]), (items[3] as! Leaf).n)
