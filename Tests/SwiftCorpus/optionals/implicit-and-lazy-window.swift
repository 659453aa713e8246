// swift-format-ignore-file
final class App { var window: Window!; lazy var router: Router? = window.map(Router.init); var title: String { window?.title ?? "no window" } }
struct Window { var title: String }
struct Router { let w: Window; init(_ w: Window) { self.w = w } }
let a = App(); print(a.title, a.window == nil)
a.window = Window(title: "w"); print(a.title, a.router!.w.title, a.window.title.count)
a.window.title = "z"; print(a.router?.w.title ?? "-", a.window!, a.window as Any); a.window = nil; print(a.window?.title as Any)
