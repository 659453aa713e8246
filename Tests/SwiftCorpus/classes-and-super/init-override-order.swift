// swift-format-ignore-file
class View { let frame: Int; var subviews: [View] = []; weak var parent: View?
  init(frame: Int) { self.frame = frame; print("View", frame); setUp() }
  convenience init() { self.init(frame: 1); print("View()") }
  func setUp() { print("setUp View") } }
class Button: View { var title: String; override init(frame: Int) { title = "b\(frame)"; super.init(frame: frame); print("Button", title) }
  override func setUp() { super.setUp(); print("setUp", title); title += "!" } }
let b = Button(); print(b.title, b.frame)
let v = View(frame: 2); v.subviews.append(b); b.parent = v; print(v.subviews.map { type(of: $0) }, b.parent!.frame)
