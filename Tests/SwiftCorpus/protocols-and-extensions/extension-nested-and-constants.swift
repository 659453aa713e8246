// swift-format-ignore-file
import Foundation
extension UserDefaults { enum Keys { static let token = "pushToken"; static let count = "launchCount" }
  var launchCount: Int { get { integer(forKey: Keys.count) } set { set(newValue, forKey: Keys.count) } } }
extension Notification.Name { static let didReceive = Notification.Name("didReceivePush") }
UserDefaults.standard.removeObject(forKey: UserDefaults.Keys.count)
UserDefaults.standard.launchCount += 1
UserDefaults.standard.launchCount += 1
print(UserDefaults.standard.launchCount, UserDefaults.Keys.token)
let o = NotificationCenter.default.addObserver(forName: .didReceive, object: nil, queue: nil) { n in print(n.name.rawValue, n.userInfo?["id"] ?? "none") }
NotificationCenter.default.post(name: .didReceive, object: nil, userInfo: ["id": 7])
NotificationCenter.default.removeObserver(o)
NotificationCenter.default.post(name: .didReceive, object: nil)
