import CommandLanguage
import LifecycleModel

extension Inquiry {
  var wasLaunched: Bool {
    steps.contains { $0.change == .process(from: .notRunning, to: .running) }
  }

  var wasResumed: Bool {
    steps.contains { $0.change == .process(from: .suspended, to: .running) }
  }

  /// The last end of the process.
  var end: ProcessEnd? { termination?.end }

  /// How this event started or resumed the process; nil if it did neither.
  var start: ProcessStart? {
    let calls = steps.compactMap { step -> (call: Call, rule: Rule)? in
      if case .call(let call) = step.change { (call, step.rule) } else { nil }
    }
    let isWoken = calls.contains {
      $0.call.callback.row.handsOverPush && $0.call.state == .background
    }
    if wasLaunched { return .launched }
    if isWoken, let first = calls.first { return .woken(first.rule) }
    return wasResumed ? .resumed : nil
  }

  private var termination: (index: Int, end: ProcessEnd)? {
    guard after.processState == .notRunning else { return nil }
    for (index, step) in zip(steps.indices, steps).reversed() {
      if case .terminated(let cause, _) = step.change {
        return (index, ProcessEnd(cause, step.rule))
      }
    }
    return nil
  }

  /// The world that determined whether the app received a call about its end.
  var worldAtEnd: World {
    guard let termination else { return after }
    return termination.end.cause == .user ? before : world(at: termination.index)
  }

  /// The world before the step.
  func world(at index: Int) -> World {
    var world = before
    for step in steps[..<index] { world.apply(step.change) }
    return world
  }

  /// The answer if no code of the app could run in this event; nil if it could.
  func processNotRunning(_ callback: Callback) -> WhyNot? {
    guard let denial = before.denialOfRunning, !wasLaunched, !wasResumed, end == nil else {
      return nil
    }
    if before.processState == .notRunning, let keptPush { return notStarted(callback, keptPush) }
    return why(callback, denial)
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
    if let denial = before.denialOfLaunch, !wasLaunched {
      return why(callback, wasResumed ? Denial(.resume, denial.condition) : denial)
    }
    if callback == .didFinishLaunchingOld, wasLaunched {
      return WhyNot(
        callback, .launchForeground,
        en:
          "iOS calls it only where application(_:didFinishLaunchingWithOptions:) is missing, and in "
          + "no SwiftUI app.",
        zh:
          "只有没有实现 application(_:didFinishLaunchingWithOptions:) 时，系统才会调用它；SwiftUI 应用里从不调用。")
    }
    return processNotRunning(callback) ?? ended(callback, by: end?.rule ?? .launchForeground)
  }

  func terminating(_ callback: Callback) -> WhyNot {
    worldAtEnd.denialOfTermination(by: end).map { why(callback, $0) }
      ?? ended(callback, by: .forceQuitAtWork)
  }

  func memoryWarning(_ callback: Callback) -> WhyNot {
    if case .reclaimedMemory = event {
      return WhyNot(
        callback, .reclaim,
        en: "The system ended the process to get its memory; it does not warn first.",
        zh: "系统为回收内存直接终止了进程，事先并不警告。")
    }
    return processNotRunning(callback)
      ?? WhyNot(
        callback, .memoryWarning,
        en: "Memory did not run low in this event.", zh: "这个事件中内存并没有不足。")
  }

  func protectedData(_ callback: Callback) -> WhyNot {
    let closes = callback == .protectedDataWillBecomeUnavailable
    let rule: Rule = closes ? .protectedDataCloses : .protectedDataOpens
    if let missing = absent(callback, rule) { return missing }
    if let dead = processNotRunning(callback) { return dead }
    if let end, !event.isEnd { return ended(callback, by: end.rule) }
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
    return processNotRunning(callback)
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
