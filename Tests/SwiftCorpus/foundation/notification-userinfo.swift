// swift-format-ignore-file
import Foundation
extension Notification.Name { static let pushed = Notification.Name("pushed") }
final class Listener { var count = 0; var tokens: [NSObjectProtocol] = []
  init(_ c: NotificationCenter) { tokens.append(c.addObserver(forName: .pushed, object: nil, queue: nil) { [unowned self] n in self.count += 1; print(n.name.rawValue, n.userInfo?["id"] as? Int ?? -1, n.object as? String ?? "nil") }) } }
let c = NotificationCenter(); let l = Listener(c)
c.post(name: .pushed, object: "me", userInfo: ["id": 4]); c.post(name: .pushed, object: nil); c.post(name: .init("other"), object: nil)
l.tokens.forEach(c.removeObserver); c.post(name: .pushed, object: nil); print(l.count, Notification.Name.pushed == Notification.Name("pushed"))
