import Foundation

final class Badge {
  private(set) var count = 0
  private var tokens: [NSObjectProtocol] = []
  private let center: NotificationCenter
  init(_ center: NotificationCenter) {
    self.center = center
    for name in ["up", "down"] {
      let change = name == "up" ? 1 : -1
      tokens.append(
        center.addObserver(forName: Notification.Name(name), object: nil, queue: nil) {
          [unowned self] _ in count += change
        })
    }
  }
  func stop() {
    for token in tokens { center.removeObserver(token) }
    tokens.removeAll()
  }
}
let center = NotificationCenter()
let badge = Badge(center)
for name in ["up", "up", "down", "up"] { center.post(name: Notification.Name(name), object: nil) }
badge.stop()
center.post(name: Notification.Name("up"), object: nil)
print(badge.count)
