// swift-format-ignore-file
class Node { weak var parent: Node?; private(set) var children: [Node] = []; let name: String; init(_ n: String) { name = n }
  @discardableResult func add(_ c: Node...) -> Self { c.forEach { $0.parent = self; children.append($0) }; return self }
  func handle(_ event: String) -> Bool { false }
  final func dispatch(_ e: String) -> String { var cur: Node? = self, depth = 0; while let n = cur { if n.handle(e) { return "\(n.name)@\(depth)" }; cur = n.parent; depth += 1 }; return "unhandled" }
  var path: String { (parent.map { $0.path + "/" } ?? "") + name } }
class Button: Node { var taps = 0; override func handle(_ e: String) -> Bool { guard e == "tap" else { return super.handle(e) }; taps += 1; return true } }
final class Window: Node { override func handle(_ e: String) -> Bool { e.hasPrefix("key") } }
let b = Button("ok"), label = Node("label"); let w = Window("win").add(Node("view").add(b.add(label)))
print(label.dispatch("tap"), label.dispatch("key:a"), b.dispatch("swipe"), b.taps, label.path, type(of: w), w.children[0].children.count)
