import Foundation

extension Notification.Name { static let didReceive = Notification.Name("didReceive") }
final class Listener {
  var log: [String] = []
  init() {
    NotificationCenter.default.addObserver(forName: .didReceive, object: nil, queue: nil) { [weak self] note in
      let id = note.userInfo?["id"] as? Int ?? 0
      self?.log.append("\(note.name.rawValue) \(id)")
    }
  }
}
let listener = Listener()
NotificationCenter.default.post(name: .didReceive, object: nil, userInfo: ["id": 4])
NotificationCenter.default.post(name: Notification.Name("other"), object: nil)
NotificationCenter.default.post(name: .didReceive, object: nil)
print(listener.log)
