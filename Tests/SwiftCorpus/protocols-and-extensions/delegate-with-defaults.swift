// swift-format-ignore-file
protocol PushRouting { var scheme: String { get }; func route(_ path: String) -> String? }
extension PushRouting {
  var scheme: String { "app" }
  func open(_ link: String) -> String {
    guard link.hasPrefix(scheme + "://") else { return "wrong scheme" }
    let path = String(link.dropFirst(scheme.count + 3))
    return route(path) ?? "no route for \(path)"
  }
}
struct Main: PushRouting { func route(_ path: String) -> String? { path == "home" ? "Home" : nil } }
struct Beta: PushRouting { var scheme: String { "beta" }; let inner: any PushRouting; func route(_ p: String) -> String? { inner.route(p).map { "Beta" + $0 } } }
for r in [Main(), Beta(inner: Main())] as [any PushRouting] { print(r.open("app://home"), r.open("beta://home"), r.open("app://x")) }
