import CommandLanguage
import LifecycleModel

extension Answers {
  /// `show`: the current state in lines of `name value`. `expect` accepts these names.
  static func show(_ subject: Question.Subject, in session: Session) -> Bilingual {
    let world = session.history.world
    switch subject {
    case .state:
      let power = world.power == Power() ? [] : [sentence(for: world.power)]
      let head = Bilingual(
        en: "The app is \(world.lifecycle.rawValue); the phone shows: "
          + "\(world.phone.screen.label.en). Clock: \(world.clock.inSeconds) s.",
        zh: "应用状态：\(world.lifecycle.label.zh)；手机显示："
          + "\(world.phone.screen.label.zh)。时钟：\(world.clock.inSeconds) 秒。")
      return ([head] + power).asLines
    case .flags: return lines(flags(of: session))
    case .timers: return timers(of: world)
    case .notifications: return notifications(of: world)
    case .apns: return apns(of: world)
    case .app: return app(of: session, all: false)
    case .appInFull: return app(of: session, all: true)
    case .rules: return Rule.allCases.map(session.handbook.summary).asLines
    case .matrix:
      return Matrix(stage: session.stage, program: session.program, handbook: session.handbook).text
    }
  }

  private static func lines(_ lines: [String]) -> Bilingual {
    let text = lines.joined(separator: "\n")
    return Bilingual(en: text, zh: text)
  }

  private static func flags(of session: Session) -> [String] {
    let world = session.history.world
    let own = session.program.propertyNames.enumerated().map { index, name in
      let properties = world.memory.properties
      guard properties.indices.contains(index) else { return "\(name) = -" }
      return "\(name) = \(properties[index].description(upTo: VisibleText.lineLimit))"
    }
    return own + Flag.Name.allCases.map { "ios.\($0.rawValue) = \(world.flag($0).printed)" }
  }

  private static func timers(of world: World) -> Bilingual {
    guard !world.timers.isEmpty else {
      return Bilingual(en: "No timer is running.", zh: "没有正在运行的计时器。")
    }
    let running = world.timers.map { timer in
      let left = timer.left(at: world.clock).inSeconds
      guard case .standing = timer.progress else {
        return Bilingual(
          en: "\(timer.name.rawValue): \(left) s left of \(timer.length.inSeconds) s",
          zh: "\(timer.name.rawValue)：\(timer.length.inSeconds) 秒中还剩 \(left) 秒")
      }
      return Bilingual(
        en: "\(timer.name.rawValue): stands still with \(left) s left",
        zh: "\(timer.name.rawValue)：停住，还剩 \(left) 秒")
    }
    return running.asLines
  }

  private static func notifications(of world: World) -> Bilingual {
    let shown = world.app.registrations.activity.flatMap { $0.isDismissed ? nil : $0 }
    let activity = shown.map { activity in
      let state = terminalSafe(activity.state.compact)
      return Bilingual(
        en: "Live Activity: \(state) (\(activity.label.en))",
        zh: "实时活动：\(state)（\(activity.label.zh)）")
    }
    guard !world.center.notifications.isEmpty else {
      return activity ?? Bilingual(en: "No notification.", zh: "没有通知。")
    }
    let lines = world.center.notifications.reversed().enumerated().map {
      index, notification -> Bilingual in
      let text =
        world.shownText(of: notification).map { terminalSafe($0) }.map { Bilingual(en: $0, zh: $0) }
        ?? Bilingual(en: "(text hidden)", zh: "（文字已隐藏）")
      let places = [
        notification.hasBanner ? Display.Place.banner : nil,
        notification.isInList ? .list : nil,
        notification.isOnLockScreen ? .lockscreen : nil,
      ].compactMap { $0 }
      return Bilingual(
        en: "\(index + 1). \(text.en) (\(places.map(\.rawValue).joined(separator: ", ")))",
        zh: "\(index + 1). \(text.zh)（\(places.map(\.label.zh).joined(separator: "、"))）")
    }
    return ([activity].compactMap { $0 } + lines).asLines
  }

  private static func apns(of world: World) -> Bilingual {
    var lines = [
      Bilingual(
        en: world.apns.isOnline ? "The phone is online." : "The phone is offline.",
        zh: world.apns.isOnline ? "手机在线。" : "手机离线。")
    ]
    if world.stage.profile.wakesForContentAvailable {
      let recent = world.recentSilentDeliveries
      lines.append(
        Bilingual(
          en: "Silent pushes delivered within the last hour: \(recent) of \(World.silentBudget).",
          zh: "最近一小时内送达的静默推送：\(recent) 条，上限 \(World.silentBudget) 条。"))
    }
    for stored in world.apns.stored {
      let push = stored.received
      let left = (stored.expires - world.clock).inSeconds
      switch stored.cause {
      case .offline:
        lines.append(
          Bilingual(
            en: "Stored: push \(push.id), until the phone is online; expires in \(left) s.",
            zh: "已存储：推送 \(push.id)，等手机上线；\(left) 秒后过期。"))
      case .power:
        lines.append(
          Bilingual(
            en: "Stored: push \(push.id), until Low Power Mode ends or the battery is charged; "
              + "expires in \(left) s.",
            zh: "已存储：推送 \(push.id)，等低电量模式结束或电量恢复；\(left) 秒后过期。"))
      case .throttled:
        lines.append(
          Bilingual(
            en: "Parked: push \(push.id), until other traffic carries it; expires in \(left) s.",
            zh: "被限流搁置：推送 \(push.id)，等其他通信顺路带上；\(left) 秒后过期。"))
      }
    }
    if let held = world.apns.held {
      lines.append(
        Bilingual(
          en: "Held on the phone: push \(held.id).", zh: "手机上暂存：推送 \(held.id)。"))
    }
    return lines.asLines
  }

  /// The load report, and what the app has registered for since.
  private static func app(of session: Session, all: Bool) -> Bilingual {
    var stage = session.setup.world.stage
    stage.setModes(session.stage.modes)
    let report = LoadReport(session.setup.app, stage)
    let page = all ? report.everything : report.page
    return (page + registrations(of: session.history.world)).asLines
  }
}
