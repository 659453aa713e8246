// swift-format-ignore-file
class Coordinator { weak var parent: Coordinator?; private(set) var children: [Coordinator] = []; var name: String { "\(type(of: self))" }
  func start() { print("start", path) }
  final var path: String { (parent.map { $0.path + "/" } ?? "") + name }
  func add(_ c: Coordinator) { c.parent = self; children.append(c); c.start() }
  func finish() { parent?.childDidFinish(self) }
  func childDidFinish(_ c: Coordinator) { children.removeAll { $0 === c }; print(name, "lost", c.name, children.count) } }
class Tabs: Coordinator { override func start() { super.start(); add(Home()); add(Profile(user: "ann")) } }
final class Home: Coordinator {}
final class Profile: Coordinator { let user: String; init(user: String) { self.user = user }; override var name: String { super.name + "(\(user))" }; override func finish() { print("saving", user); super.finish() } }
let root = Tabs(); root.start(); root.children.last?.finish(); root.children.first?.finish(); root.finish(); print(root.children.isEmpty)
