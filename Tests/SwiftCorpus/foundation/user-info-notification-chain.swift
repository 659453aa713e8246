// swift-format-ignore-file
import Foundation
extension Notification.Name { static let didLogin = Notification.Name("didLogin"); static let didLogout = Notification.Name("app.didLogout") }
final class Session { var tokens: [NSObjectProtocol] = []; var log: [String] = []
  init(_ center: NotificationCenter) { tokens.append(center.addObserver(forName: .didLogin, object: nil, queue: nil) { [weak self] n in self?.log.append("in \(n.userInfo?["user"] as? String ?? "?") \(n.object as? Int ?? 0)") })
    tokens.append(center.addObserver(forName: nil, object: nil, queue: nil) { [weak self] n in self?.log.append(n.name.rawValue) }) } 
  func stop(_ center: NotificationCenter) { tokens.forEach(center.removeObserver); tokens.removeAll() } }
let center = NotificationCenter(); let s = Session(center)
center.post(name: .didLogin, object: 5, userInfo: ["user": "ann"]); center.post(name: .didLogout, object: nil); center.post(Notification(name: .didLogin)); s.stop(center); center.post(name: .didLogin, object: nil)
print(s.log.count); s.log.sorted().forEach { print($0) }
