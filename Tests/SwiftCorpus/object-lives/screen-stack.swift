// swift-format-ignore-file
class Screen { let name: String; weak var parent: Screen?; var child: Screen? { didSet { child?.parent = self } }
  init(_ n: String) { name = n }; deinit { print("-", name, parent?.name ?? "nil") } }
var root: Screen? = Screen("root")
root?.child = Screen("list"); root?.child?.child = Screen("detail")
weak var detail = root?.child?.child
print(detail?.parent?.name ?? "nil")
root?.child = Screen("other")
print(detail == nil)
root = nil
print("end")
