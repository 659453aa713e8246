// swift-format-ignore-file
class Base { var state = "idle" { didSet { print("base", oldValue, state) } }; var count: Int { 1 } }
class Child: Base { override var state: String { willSet { print("child will", newValue) } didSet { print("child did", oldValue) } }; override var count: Int { get { super.count + extra } set { extra = newValue } }; var extra = 0 }
let c = Child(); c.state = "run"; c.count = 5; print(c.count); let b: Base = c; b.state += "!"; print(b.count, b.state)
