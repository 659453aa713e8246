// swift-format-ignore-file
import Foundation
extension Notification.Name { static let didLogout = Notification.Name("app.didLogout"); static let a = Notification.Name("x.a") }
let c = NotificationCenter()
let t = c.addObserver(forName: .didLogout, object: nil, queue: nil) { n in print(n.name == .didLogout, n.name == .a, n.name != .a); switch n.name { case .a: print("a"); case .didLogout: print("logout"); default: print("?") } }
let u = c.addObserver(forName: nil, object: nil, queue: nil) { if $0.name == .a { print("A") } else if [.didLogout, .a].contains($0.name) { print("in") } }
c.post(name: .didLogout, object: nil); c.post(name: .a, object: nil); c.post(Notification(name: .a, object: 1))
func handle(_ n: Notification) -> String { n.name == .a ? "a" : n.name.rawValue }
print(handle(Notification(name: .a)), handle(.init(name: .didLogout)), handle(.init(name: .init("z"))))
