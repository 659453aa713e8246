import Foundation

final class Player {
  static let changed = Notification.Name("PlayerChanged")
  var volume = 1 { didSet { NotificationCenter.default.post(name: Player.changed, object: self) } }
}
let one = Player()
let other = Player()
let token = NotificationCenter.default.addObserver(
  forName: Player.changed, object: one, queue: nil
) { note in
  print("volume", (note.object as? Player)?.volume ?? -1)
}
one.volume = 5
other.volume = 9
one.volume = 6
NotificationCenter.default.removeObserver(token)
one.volume = 7
