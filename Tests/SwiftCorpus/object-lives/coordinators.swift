import Foundation

protocol Coordinator: AnyObject {
  var children: [Coordinator] { get set }
  var parent: Coordinator? { get set }
  func start()
}
extension Coordinator {
  func add(_ c: Coordinator) {
    children.append(c)
    c.parent = self
    c.start()
  }
  func finish() { parent?.children.removeAll { $0 === self } }
  var depth: Int { (parent?.depth ?? -1) + 1 }
}
class Base: Coordinator {
  var children: [Coordinator] = []
  weak var parent: Coordinator?
  let name: String
  init(_ n: String) { name = n }
  func start() { print(String(repeating: " ", count: depth) + "start", name) }
  deinit { print("deinit", name) }
}
final class Flow: Base {
  override func start() {
    super.start()
    if depth < 3 { add(Flow(name + "\(depth)")) }
  }
}
var root: Base? = Base("root")
root!.start()
root!.add(Flow("f"))
print(root!.children.count, root!.children[0].children.count)
(root!.children[0] as! Flow).finish()
print("finished", root!.children.isEmpty)
root = nil
print("end")
