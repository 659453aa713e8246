import Foundation

extension Notification.Name {
  static let pushArrived = Notification.Name("pushArrived")
}
final class Screen {
  var seen = 0
  var token: NSObjectProtocol?
  init() {
    token = NotificationCenter.default.addObserver(forName: .pushArrived, object: nil, queue: nil) {
      [weak self] note in
      self?.seen += 1
      print("seen", note.object as? String ?? "-")
    }
  }
}
let screen = Screen()
NotificationCenter.default.post(name: .pushArrived, object: "a")
NotificationCenter.default.post(name: .pushArrived, object: nil)
print(
  screen.seen, Notification.Name.pushArrived == Notification.Name("pushArrived"),
  Notification.Name.pushArrived.rawValue)
