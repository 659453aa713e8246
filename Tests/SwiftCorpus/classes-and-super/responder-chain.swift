// swift-format-ignore-file
class Responder { var next: Responder? { nil }; var name: String { String(describing: type(of: self)) }; func handle(_ e: String) -> [String] { [name] + (next?.handle(e) ?? ["dropped"]) } }
class View: Responder { weak var superview: View?; var controller: Controller?; private(set) var subviews: [View] = []; override var next: Responder? { controller ?? superview }; func add(_ v: View) { v.superview = self; subviews.append(v) } }
class Controller: Responder { let root = View(); weak var parent: Responder?; override init() { super.init(); root.controller = self }; override var next: Responder? { parent ?? root.superview } }
final class Button: View { override func handle(_ e: String) -> [String] { e == "tap" ? ["tapped"] : super.handle(e) } }
final class App: Responder { override func handle(_ e: String) -> [String] { ["app:" + e] } }
final class Home: Controller { override func handle(_ e: String) -> [String] { var r = super.handle(e); r.insert("home", at: 0); return r } }
let app = App(), home = Home(), box = View(), b = Button(); home.parent = app; home.root.add(box); box.add(b); print(b.handle("tap"), b.handle("shake")); home.parent = nil; print(box.handle("x"), b.next === box, box.next === home.root, home.root.next is Home)
