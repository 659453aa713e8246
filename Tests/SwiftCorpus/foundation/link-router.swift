import Foundation

protocol DeepLinkHandler {
  var prefix: String { get }
  func handle(_ parts: [String]) -> Bool
}
extension DeepLinkHandler {
  func canHandle(_ u: URL) -> Bool { u.host == prefix }
  @discardableResult func tryHandle(_ u: URL) -> Bool {
    guard canHandle(u) else { return false }
    return handle(Array(u.pathComponents.dropFirst()))
  }
}
final class Router {
  static let shared = Router()
  private var handlers: [DeepLinkHandler] = []
  private(set) var log: [String] = []
  var pending: URL?
  private init() {}
  func register(_ h: DeepLinkHandler...) { handlers += h }
  func open(_ u: URL) -> Bool {
    defer { log.append(u.absoluteString) }
    for h in handlers where h.tryHandle(u) { return true }
    pending = u
    return false
  }
}
struct Chat: DeepLinkHandler {
  let prefix = "chat"
  func handle(_ p: [String]) -> Bool {
    guard let f = p.first, let id = Int(f) else { return false }
    print("chat", id)
    return true
  }
}
class Profile: DeepLinkHandler {
  var prefix: String { "profile" }
  var seen = 0
  func handle(_ p: [String]) -> Bool {
    seen += 1
    print("profile", p, seen)
    return !p.isEmpty
  }
}
let pr = Profile()
Router.shared.register(Chat(), pr)
for s in ["app://chat/3", "app://chat/x", "app://profile/a/b", "app://profile", "app://nope/1"] {
  print(s, Router.shared.open(URL(string: s)!))
}
print(Router.shared.log.count, Router.shared.pending!, pr.seen)
