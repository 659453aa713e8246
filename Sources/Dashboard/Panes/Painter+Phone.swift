import CommandLanguage
import LifecycleModel
import TextGrid

extension Painter {
  /// The phone's screen.
  mutating func phone() {
    let area = canvas.bounds
    let width = min(area.width, 34)
    let middle = Rect(
      x: (area.width - width) / 2, y: 0, width: width, height: area.height)
    inside(middle) { $0.phoneScreen() }
  }

  private mutating func phoneScreen() {
    let world = moment.world
    let area = canvas.bounds
    statusLine(world)
    liveActivity(world)
    let (_, below) = area.cutTop(2)
    inside(below) { painter in
      switch world.phone.screen {
      case .home: painter.homeScreen(world)
      case .app: painter.appScreen(world)
      case .other: painter.otherScreen()
      case .lock: painter.lockScreen(world)
      case .switcher: painter.switcher(world)
      case .center: painter.notificationCenter(world)
      case .control: painter.controlCenter(world)
      case .ringing: painter.ringing()
      case .call: painter.call()
      }
      painter.banners(world)
    }
  }

  private mutating func statusLine(_ world: World) {
    text(world.clock.asClock, x: 0, y: 0, .faint)
    let online = world.apns.isOnline
    let signal =
      online ? "▂▄▆" : Bilingual(en: "offline", zh: "离线")[language]
    text(signal, x: canvas.bounds.width - signal.displayWidth, y: 0, online ? .faint : .notice)
    if world.settings.lowPower {
      text(
        Bilingual(en: "low power", zh: "低电量")[language], x: 11, y: 0, .notice,
        limit: canvas.bounds.width - 8)
    }
  }

  /// A Live Activity: at the top (Dynamic Island) while it runs, on the Lock Screen also after its
  /// end.
  private mutating func liveActivity(_ world: World) {
    guard let activity = world.app.registrations.activity, !activity.isDismissed,
      world.phone.isLocked || !activity.hasEnded
    else { return }
    let state = activity.label[language]
    centred("◉ \(terminalSafe(activity.state.compact)) \(state)", y: 1, .notice)
  }

  /// Centred in the row, truncated if necessary.
  private mutating func centred(_ text: String, y: Int, _ role: Role = .text) {
    let width = canvas.bounds.width
    let shown = text.truncated(to: width)
    self.text(shown, x: (width - shown.displayWidth) / 2, y: y, role)
  }

  private mutating func homeScreen(_ world: World) {
    let app = Bilingual(en: "App", zh: "本应用")[language]
    let other = Bilingual(en: "Other", zh: "其他")[language]
    let badge = world.center.badge
    let top = max(0, canvas.bounds.height / 2 - 1)
    text("┌───┐", x: 2, y: top - 1, .frame)
    text("│ ▲ │", x: 2, y: top, .title)
    text("└───┘", x: 2, y: top + 1, .frame)
    text(app, x: 2 + (5 - app.displayWidth) / 2, y: top + 2)
    if badge > 0 { text("(\(badge))", x: 6, y: top - 1, .bad) }
    text("┌───┐", x: 12, y: top - 1, .frame)
    text("│ ○ │", x: 12, y: top, .faint)
    text("└───┘", x: 12, y: top + 1, .frame)
    text(other, x: 12 + (5 - other.displayWidth) / 2, y: top + 2, .faint)
  }

  private mutating func appScreen(_ world: World) {
    let middle = canvas.bounds.height / 2
    centred("▲", y: middle - 2, .title)
    centred(Bilingual(en: "your app", zh: "本应用")[language], y: middle - 1, .title)
    centred("[\(world.lifecycle.name[language])]", y: middle, .current)
    if world.phone.hasPrompt {
      prompt(y: middle + 1)
      return
    }
    if world.phone.hasSystemSheet {
      centred(
        Bilingual(en: "a system sheet (close)", zh: "系统界面（收起）")[language], y: middle + 1, .notice)
      return
    }
    if world.counters.pushes == 0 { return }
    switch world.app.contentAtFront {
    case nil: break
    case .ready?:
      centred(Bilingual(en: "content: ready", zh: "内容：已就绪")[language], y: middle + 1, .good)
    case .missing?:
      centred(Bilingual(en: "content: MISSING", zh: "内容：未就绪")[language], y: middle + 1, .bad)
    }
  }

  private mutating func prompt(y: Int) {
    centred(Bilingual(en: "Allow notifications?", zh: "允许通知？")[language], y: y, .notice)
    centred(Bilingual(en: "(allow) (deny)", zh: "（不允许）（允许）")[language], y: y + 1, .notice)
  }

  private mutating func otherScreen() {
    let middle = canvas.bounds.height / 2
    centred("○", y: middle - 1, .faint)
    centred(Bilingual(en: "another app", zh: "其他应用")[language], y: middle, .faint)
  }

  private mutating func switcher(_ world: World) {
    centred(Bilingual(en: "app switcher", zh: "应用切换器")[language], y: 0, .title)
    let app = Bilingual(en: "your app", zh: "本应用")[language]
    let other = Bilingual(en: "other", zh: "其他")[language]
    let height = max(3, min(6, canvas.bounds.height - 2))
    let cards = world.app.hasCard ? [app, other] : [other]
    for (index, card) in cards.enumerated() {
      let area = Rect(x: index * 11, y: 2, width: 10, height: height)
      let inner = canvas.box(area, self[index == 0 && world.app.hasCard ? .title : .frame])
      inside(inner) { $0.centred(card, y: (inner.height - 1) / 2) }
    }
    if !world.app.hasCard {
      text(Bilingual(en: "(no card)", zh: "（无卡片）")[language], x: 11, y: 3, .faint)
    }
  }

  private mutating func controlCenter(_ world: World) {
    centred(Bilingual(en: "Control Center", zh: "控制中心")[language], y: 0, .title)
    let onOff = { (on: Bool) in on ? "[x] " : "[ ] " }
    text(
      onOff(world.apns.isOnline) + Bilingual(en: "online", zh: "联网")[language], x: 2, y: 2)
    text(
      onOff(world.settings.lowPower) + Bilingual(en: "low power", zh: "低电量")[language], x: 2,
      y: 3)
  }

  private mutating func ringing() {
    let middle = canvas.bounds.height / 2
    centred(Bilingual(en: "incoming call", zh: "来电")[language], y: middle - 1, .title)
    centred(
      Bilingual(en: "(decline) (answer)", zh: "（拒接）（接听）")[language], y: middle + 1, .notice)
  }

  private mutating func call() {
    let middle = canvas.bounds.height / 2
    centred(Bilingual(en: "call in progress", zh: "通话中")[language], y: middle - 1, .title)
    centred(Bilingual(en: "(hang up)", zh: "（挂断）")[language], y: middle + 1, .notice)
  }
}
