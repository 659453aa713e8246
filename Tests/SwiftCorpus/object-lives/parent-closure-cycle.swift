// swift-format-ignore-file
final class VC { let name: String; var onTap: (() -> Void)?; var child: VC?; init(_ n: String) { name = n }; deinit { print("bye", name) }
  func wire(strong: Bool) { if strong { onTap = { print("tap", self.name) } } else { onTap = { [weak self] in print("tap", self?.name ?? "gone") } } } }
func test(_ strong: Bool) -> (() -> Void)? { let v = VC(strong ? "strong" : "weak"); v.child = VC("child of " + v.name); v.wire(strong: strong); v.onTap?(); return strong ? nil : v.onTap }
let t = test(false); t?(); test(true)?(); print("end")
