// swift-format-ignore-file
import Foundation
extension Notification {
  static func made(_ id: Int) -> Notification {
    Notification(name: .init("made"), object: nil, userInfo: ["id": id])
  }
}
func run() {
  let center = NotificationCenter.default
  let token = center.addObserver(forName: .init("made"), object: nil, queue: nil) {
    print($0.userInfo?["id"] ?? 0)
  }
  NotificationCenter.default.post(.made(7))
  NotificationCenter.default.post(.init(name: .init("made")))
  center.removeObserver(token)
}
run()
