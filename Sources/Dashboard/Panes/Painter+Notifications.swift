import CommandLanguage
import LifecycleModel
import TextGrid

extension Painter {
  /// A banner over the screen. In the app switcher it is below the cards, whose titles it would
  /// hide.
  mutating func banners(_ world: World) {
    let screen = world.phone.screen
    guard [.home, .app, .other, .switcher, .control].contains(screen),
      let banner = world.center.notifications.last(where: \.hasBanner)
    else { return }
    let isBelow = [.switcher, .control].contains(screen)
    let y = isBelow ? max(0, canvas.bounds.height - 3) : 0
    let area = Rect(x: 0, y: y, width: canvas.bounds.width, height: 3)
    canvas.fill(area, ground)
    let inner = canvas.box(
      area, title: Bilingual(en: "banner", zh: "横幅")[language], self[.notice],
      titleStyle: self[.notice])
    text(line(of: banner, world), x: inner.x, y: inner.y, .title, limit: inner.endX)
  }

  mutating func lockScreen(_ world: World) {
    list(
      world.center.notifications.filter(\.isOnLockScreen), world,
      title: Bilingual(en: "locked", zh: "已锁定"),
      empty: Bilingual(en: "", zh: ""))
  }

  mutating func notificationCenter(_ world: World) {
    list(
      world.center.notifications.filter(\.isInList), world,
      title: Bilingual(en: "Notification Center", zh: "通知中心"),
      empty: Bilingual(en: "no notifications", zh: "没有通知"))
  }

  /// Newest first, in the numbering of `tap` and `clear`.
  private mutating func list(
    _ notifications: [Notification], _ world: World, title: Bilingual, empty: Bilingual
  ) {
    let area = canvas.bounds
    let heading = title[language].truncated(to: area.width)
    text(heading, x: (area.width - heading.displayWidth) / 2, y: 0, .title)
    if notifications.isEmpty {
      let words = empty[language]
      text(words, x: (area.width - words.displayWidth) / 2, y: area.height / 2, .faint)
    }
    for (index, notification) in notifications.reversed().enumerated() {
      let y = 2 + index
      guard y < area.height else { return }
      let hidden = notifications.count - index
      if y == area.height - 1, hidden > 1 {
        text(
          Bilingual(en: "… \(hidden) more", zh: "……还有 \(hidden) 条")[language], x: 0, y: y, .faint)
        return
      }
      text("\(index + 1) \(line(of: notification, world))", x: 0, y: y)
    }
  }

  private func line(of notification: Notification, _ world: World) -> String {
    guard let shown = world.shownText(of: notification) else {
      return Bilingual(en: "(text hidden)", zh: "（文字已隐藏）")[language]
    }
    return terminalSafe(shown)
  }
}
