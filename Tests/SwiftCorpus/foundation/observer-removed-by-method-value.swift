// swift-format-ignore-file
import Foundation
extension Notification.Name { static let saved = Notification.Name("r5.saved") }
final class Badge { var count = 0; var token: NSObjectProtocol?
  func start() { token = NotificationCenter.default.addObserver(forName: .saved, object: nil, queue: nil) { [weak self] n in self?.count += n.userInfo?["by"] as? Int ?? 1; print("count", self?.count ?? -1) } }
  func stop() { token.map(NotificationCenter.default.removeObserver) } }
let b = Badge()
b.start()
NotificationCenter.default.post(name: .saved, object: nil)
NotificationCenter.default.post(name: .saved, object: nil, userInfo: ["by": 4])
b.stop()
NotificationCenter.default.post(name: .saved, object: nil)
print(b.count)
