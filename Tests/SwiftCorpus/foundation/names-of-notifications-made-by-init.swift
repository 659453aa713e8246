// swift-format-ignore-file
import Foundation
extension NotificationCenter {
  func on(_ name: Notification.Name, _ body: @escaping (Notification) -> Void) -> NSObjectProtocol { addObserver(forName: name, object: nil, queue: nil, using: body) }
  func fire(_ name: Notification.Name) { post(name: name, object: nil) }
}
func run() {
  let center = NotificationCenter()
  let token = center.on(.init("n")) { print($0.name.rawValue) }
  center.fire(Notification.Name("n"))
  center.fire(.init(rawValue: "n"))
  center.removeObserver(token)
  center.fire(.init("n"))
}
run()
