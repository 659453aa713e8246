// swift-format-ignore-file
class Coordinator { private(set) var children: [Coordinator] = []; weak var parent: Coordinator?; var name: String { "\(type(of: self))" }
  func start() { print("start", name) }
  func add(_ c: Coordinator) { children.append(c); c.parent = self; c.start() }
  func finish() { parent?.children.removeAll { $0 === self }; print("finish", name) }
  func find<T: Coordinator>(_ t: T.Type) -> T? { (self as? T) ?? children.lazy.compactMap { $0.find(t) }.first } }
class AppC: Coordinator { override func start() { super.start(); add(Login()) } }; class Login: Coordinator { var tries = 0; override func finish() { tries += 1; super.finish() } }; final class Home: Coordinator {}
let app = AppC(); app.start(); print(app.children.count, app.find(Login.self)!.parent === app); app.find(Login.self)?.finish(); app.add(Home()); print(app.find(Login.self) == nil, app.find(Home.self)?.name ?? "-", app.find(Coordinator.self) === app)
