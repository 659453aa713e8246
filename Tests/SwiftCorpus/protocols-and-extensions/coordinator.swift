// swift-format-ignore-file
import Foundation
protocol Coordinator: AnyObject { var children: [Coordinator] { get set }; var name: String { get }; func start() }
extension Coordinator { func add(_ c: Coordinator) { children.append(c); c.start() }; func remove(_ c: Coordinator) { children.removeAll { $0 === c } }
  var tree: String { children.isEmpty ? name : name + "(" + children.map(\.tree).joined(separator: ",") + ")" } }
class Base: Coordinator { var children: [Coordinator] = []; let name: String; init(_ n: String) { name = n }; func start() { print("start", name) } }
final class Main: Base { override func start() { super.start(); add(Base("home")); add(Base("settings")) } }
let app = Main("main"); app.start(); print(app.tree)
app.remove(app.children[0]); print(app.tree, app.children.count)
