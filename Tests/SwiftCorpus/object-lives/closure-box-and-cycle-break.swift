// swift-format-ignore-file
final class Screen { let name: String; var onClose: (() -> Void)?; var child: Screen?; init(_ n: String) { name = n }; deinit { print("deinit", name) }
  func present(_ s: Screen, then f: @escaping (Screen) -> Void) { child = s; s.onClose = { [unowned self, weak s] in if let s { f(s) }; self.child = nil } }
  func close() { onClose?() } }
var root: Screen? = Screen("root")
root!.present(Screen("modal")) { print("closed", $0.name) }
root!.child!.present(Screen("alert")) { s in print("alert closed", s.name) }
root!.child!.child!.close(); print(root!.child!.child == nil); root!.child!.close(); print("mid", root!.child == nil)
root!.present(Screen("last")) { [root] _ in print(root?.name ?? "nil") }; weak var w = root; root = nil; print(w == nil ? "freed" : "kept"); w?.child?.onClose = nil; print(w == nil ? "freed" : "kept")
