// swift-format-ignore-file
struct Config { static var loads = 0
  static let shared: Config = { loads += 1; print("load"); return Config(name: "std") }()
  let name: String
  lazy var upper: String = { print("compute"); return name.uppercased() }()
  subscript(i: Int) -> Character { name[name.index(name.startIndex, offsetBy: i)] }
  static subscript(key: String) -> Int { key.count } }
print("start")
var c = Config.shared
_ = Config.shared
print(c.upper, c.upper, Config.loads, c[1], Config["four"])
var d = c
print(d.upper)
class Parent { var v: Int { 1 }; class var kind: String { "parent" } }
class Child: Parent { var stored = 10; override var v: Int { get { super.v + stored } }; override class var kind: String { "child of " + super.kind } }
print(Child().v, Child.kind, (Child() as Parent).v)
