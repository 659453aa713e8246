// swift-format-ignore-file
final class Node { let name: String; weak var parent: Node?; var children: [Node] = [] { didSet { children.forEach { $0.parent = self } } }; init(_ n: String, _ c: Node...) { name = n; children = c; c.forEach { $0.parent = self } }; deinit { print("-", name) }
  var path: String { (parent?.path).map { $0 + "/" + name } ?? name }; func find(_ n: String) -> Node? { name == n ? self : children.lazy.compactMap { $0.find(n) }.first } }
var root: Node? = Node("root", Node("a", Node("b")), Node("c")); var b = root?.find("b"); print(b!.path, root?.find("z") == nil)
root!.children.removeAll { $0.name == "a" }; print(b!.path, b!.parent?.name ?? "no parent"); root!.children.append(Node("d")); b = nil; print("b dropped"); weak var d = root?.find("d"); print(d!.path); root = nil; print(d == nil)
