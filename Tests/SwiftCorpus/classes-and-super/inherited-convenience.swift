// swift-format-ignore-file
class Base { let name: String; required init(name: String) { self.name = name; setup() }
  convenience init() { self.init(name: "default") }
  func setup() { print("Base.setup", name) }
  var kind: String { "base" }
  class func make() -> Self { Self.init(name: "made") }
  deinit { print("bye", name) } }
class Sub: Base { var extra = 1
  required init(name: String) { extra = 5; super.init(name: name + "+"); print("extra", extra) }
  override func setup() { super.setup(); print("Sub.setup", extra) }
  override var kind: String { "sub of " + super.kind } }
do { let s = Sub(); print(s.kind, s.name, type(of: s)) }
var m: Base? = Sub.make()
print(m!.name, m is Sub, type(of: m!))
m = nil
