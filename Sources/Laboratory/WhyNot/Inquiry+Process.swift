import CommandLanguage
import LifecycleModel

extension Inquiry {
  /// The rule of the step that started a process, and whether it started in background.
  var launch: (rule: Rule, isInBackground: Bool)? {
    for step in steps {
      if case .process(from: .notRunning, to: .running) = step.change {
        return (step.rule, step.rule.launchesInBackground)
      }
    }
    return nil
  }

  /// The rule that ended the process for good.
  var end: Rule? {
    guard after.processState == .notRunning else { return nil }
    return steps.last { step in
      if case .terminated = step.change { return true }
      return false
    }?.rule
  }

  var wasResumed: Bool {
    steps.contains { step in
      if case .process(from: .suspended, to: .running) = step.change { return true }
      return false
    }
  }

  /// The answer if no code of the app could run in this event; nil if it could.
  func lifeless(_ callback: Callback) -> WhyNot? {
    switch before.processState {
    case .running: return nil
    case .suspended:
      if wasResumed || end != nil || launch != nil { return nil }
      return WhyNot(
        callback, .suspend,
        en: "The app is suspended, and nothing in this event lets it run.",
        zh: "应用处于挂起状态，这个事件没有让它恢复运行。")
    case .notRunning:
      if launch != nil { return nil }
      if let keptPush { return notStarted(callback, keptPush) }
      return WhyNot(
        callback, .launchForeground,
        en: "The app is not running, and this event does not start it: the user's launch or a wake "
          + "by iOS would.",
        zh: "应用没有运行，这个事件也不会启动它：需要用户启动，或由系统唤醒。")
    }
  }

  private func notStarted(_ callback: Callback, _ kept: KeptPush) -> WhyNot {
    let reason = handbook.sentence(of: kept.denial.rule)
    return WhyNot(
      callback, kept.denial.rule,
      en: "The app is not running, and \(kept.name.label.en) does not start it. \(reason.en)",
      zh: "应用没有运行，\(kept.name.label.zh) 也没有启动它。\(reason.zh)")
  }

  func ended(_ callback: Callback, by rule: Rule) -> WhyNot {
    WhyNot(
      callback, rule,
      en: "The process ended in this event before \(callback.swiftName) could come.",
      zh: "进程在这个事件中结束，没等到调用 \(callback.swiftName)。")
  }

  func launching(_ callback: Callback) -> WhyNot {
    if before.processState != .notRunning, launch == nil {
      return WhyNot(
        callback, wasResumed ? .resume : .launchForeground,
        en: "The process was there already: the launch methods come once, when it starts.",
        zh: "进程早已存在：启动方法只在进程开始时调用一次。")
    }
    if let dead = lifeless(callback) { return dead }
    return ended(callback, by: end ?? .launchForeground)
  }

  func terminating(_ callback: Callback) -> WhyNot {
    if let end {
      let isSuspended = before.processState == .suspended && launch == nil
      return WhyNot(
        callback, end == .forceQuitSuspended || !isSuspended ? end : .suspend,
        en: isSuspended
          ? "The process ended while it was suspended: nothing is called any more."
          : "The process ended in a way of which the app is not told.",
        zh: isSuspended
          ? "进程在挂起时结束：不会再有任何调用。" : "进程以这种方式结束时，应用不会得到通知。")
    }
    if after.processState == .notRunning, launch == nil {
      return WhyNot(
        callback, .forceQuitSuspended,
        en: "There is no process that could be told of its end.",
        zh: "没有进程，也就没有谁可以得知终止。")
    }
    return WhyNot(
      callback, after.isInForeground ? .forceQuitInFront : .forceQuitAtWork,
      en: "The process goes on: the method comes only when the user swipes a running app away.",
      zh: "进程还在：只有运行中的应用被用户划掉时，才会调用这个方法。")
  }

  func memoryWarning(_ callback: Callback) -> WhyNot {
    if case .reclaimedMemory = event {
      return WhyNot(
        callback, .reclaim,
        en: "The system ended the process to get its memory; it does not warn first.",
        zh: "系统为回收内存直接终止了进程，事先并不警告。")
    }
    return lifeless(callback)
      ?? WhyNot(
        callback, .memoryWarning,
        en: "Memory did not run low in this event.", zh: "这个事件中内存并没有不足。")
  }

  func protectedData(_ callback: Callback) -> WhyNot {
    let closes = callback == .protectedDataWillBecomeUnavailable
    let rule: Rule = closes ? .protectedDataCloses : .protectedDataOpens
    if let missing = absent(callback, rule) { return missing }
    if let dead = lifeless(callback) { return dead }
    if let end, !event.isEnd { return ended(callback, by: end) }
    return WhyNot(
      callback, rule,
      en: "The method comes when the phone is \(closes ? "locked" : "unlocked"), to a running app.",
      zh: "手机\(closes ? "锁定" : "解锁")时，正在运行的应用才会收到这个方法。")
  }

  func sceneSession(_ callback: Callback) -> WhyNot {
    guard after.stage.hasScenes else { return withoutScenes(callback) }
    let asks = callback == .configurationForConnecting
    let rule: Rule = asks ? .sceneConfiguration : .sceneSessionDiscarded
    if let missing = absent(callback, rule) { return missing }
    if asks {
      return WhyNot(
        callback, rule,
        en:
          "UIKit asks when it makes a new scene session: at the first connection, and at the first "
          + "one after a swipe in the switcher.",
        zh: "UIKit 只在新建 scene session 时询问：第一次连接时，以及在切换器里划掉之后的第一次连接。")
    }
    if !after.app.$registrations, after.app.registrations.owesDiscardedSession {
      return WhyNot(
        callback, rule,
        en: "The session is discarded and the app could not be told: it is at its next launch.",
        zh: "session 已被丢弃，但当时无法告知应用：下次启动时才会调用。")
    }
    return lifeless(callback)
      ?? WhyNot(
        callback, rule,
        en: "No session was discarded: the method comes when the user swipes the app's card away, "
          + "to an app that was not running at its next launch.",
        zh: "没有 session 被丢弃：用户在切换器里划掉卡片时才会调用；当时没有运行的应用，在下次启动时收到。")
  }

  /// The answer if the app lacks the method; nil if it has it.
  private func absent(_ callback: Callback, _ rule: Rule) -> WhyNot? {
    program.implements(callback) ? nil : why(callback, Denial(rule, .noMethod(callback)))
  }
}

extension Rule {
  fileprivate var launchesInBackground: Bool {
    [.launchBackground, .launchForLocation, .launchForEvent].contains(self)
  }
}
