// swift-format-ignore-file
class Shape { var name: String { didSet { print("shape", oldValue) } }; init(name: String) { self.name = name } }
final class Square: Shape { override var name: String { get { "sq " + super.name } set { super.name = newValue.uppercased() } } }
final class Circle: Shape { override init(name: String) { super.init(name: name); self.name += "!" }; override var name: String { didSet { print("circle", oldValue) } } }
func run() { let s = Square(name: "s"); print(s.name); s.name = "abc"; print(s.name, Circle(name: "c").name) }
run()
