import CommandLanguage
import LifecycleModel

/// The last event for `whynot`: the world before it, its steps, and the world after it.
struct Inquiry {
  let event: Event
  /// The steps up to the cursor.
  let steps: ArraySlice<Step>
  /// The steps of the whole event.
  let allSteps: [Step]
  let before: World
  let after: World
  let program: any AppProgram
  let handbook: Handbook

  /// nil before the first event.
  init?(of session: Session) {
    guard let (record, steps) = session.history.lastEvent else { return nil }
    self.init(of: record, steps, after: session.history.world, in: session)
  }

  /// A complete event; nil for a judgement.
  init?(of record: Record, in session: Session) {
    self.init(of: record, record.steps[...], after: record.after, in: session)
  }

  private init?(
    of record: Record, _ steps: ArraySlice<Step>, after: World, in session: Session
  ) {
    guard case .event(let event, let allSteps) = record.content else { return nil }
    self.init(
      event: event, steps: steps, allSteps: allSteps, before: record.before, after: after,
      program: session.program, handbook: session.handbook)
  }

  init(
    event: Event, steps: ArraySlice<Step>, allSteps: [Step], before: World, after: World,
    program: any AppProgram, handbook: Handbook
  ) {
    self.event = event
    self.steps = steps
    self.allSteps = allSteps
    self.before = before
    self.after = after
    self.program = program
    self.handbook = handbook
  }

  /// The answer if iOS tried to call the callback; nil if it did not.
  func call(of name: CallbackName) -> WhyNot? {
    for step in steps {
      guard case .call(let call) = step.change, name.matches(call) else { continue }
      return answer(to: call, step.rule)
    }
    for step in allSteps.dropFirst(steps.count) {
      guard case .call(let call) = step.change, name.matches(call) else { continue }
      let method = call.callback.swiftName
      return WhyNot(
        call.callback, step.rule,
        en: "Not yet: \(method) comes later in this event.",
        zh: "还没轮到：\(method) 在这个事件的后面才会被调用。")
    }
    return nil
  }

  private func answer(to call: Call, _ rule: Rule) -> WhyNot {
    let method = call.callback.swiftName
    switch call.answer {
    case .implemented:
      var found = WhyNot(
        call.callback, rule, en: "\(method) was called.", zh: "\(method) 被调用了。")
      found.wasCalled = true
      return found
    case .missing:
      return WhyNot(
        call.callback, rule,
        en: "iOS would call \(method) here, but the app does not have it.",
        zh: "iOS 在这里会调用 \(method)，但应用没有实现它。")
    case .elsewhere(let superclass):
      let name = terminalSafe(superclass)
      return WhyNot(
        call.callback, rule,
        en: "iOS would call \(method) here; the files do not have it, \(name) may.",
        zh: "iOS 在这里会调用 \(method)；文件中没有它，\(name) 可能实现了它。")
    case .nearMiss(let name, let line):
      return nearMiss(call.callback, name, line, rule)
    }
  }

  func nearMiss(_ callback: Callback, _ name: String, _ line: Int, _ rule: Rule?) -> WhyNot {
    WhyNot(
      callback, rule,
      en:
        "iOS calls \(callback.swiftName); the app has \(terminalSafe(name)) in line \(line), which is "
        + "another name.",
      zh: "iOS 调用的是 \(callback.swiftName)；应用第 \(line) 行写的是 \(terminalSafe(name))，名字不同。")
  }

  /// The first failed condition of an event that did not call the method.
  func reason(for callback: Callback) -> WhyNot {
    if let refused { return refused(callback) }
    switch callback {
    case .willFinishLaunching, .didFinishLaunching, .didFinishLaunchingOld:
      return launching(callback)
    case .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground:
      return after.stage.hasScenes ? leftToTheScene(callback) : transition(callback)
    case .sceneDidBecomeActive, .sceneWillResignActive, .sceneWillEnterForeground,
      .sceneDidEnterBackground, .sceneWillConnect, .sceneDidDisconnect:
      return after.stage.hasScenes ? transition(callback) : withoutScenes(callback)
    case .willTerminate: return terminating(callback)
    case .didReceiveMemoryWarning: return memoryWarning(callback)
    case .protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable:
      return protectedData(callback)
    case .configurationForConnecting, .didDiscardSceneSessions: return sceneSession(callback)
    case .didReceiveRemoteNotification, .didReceiveRemoteNotificationFetch:
      return pushMethod(callback)
    case .willPresent: return presenting(callback)
    case .didReceiveResponse: return responding(callback)
    case .handleActionForRemote, .handleActionForRemoteWithInfo, .handleActionForLocal,
      .handleActionForLocalWithInfo:
      return button(callback)
    case .didReceiveLocalNotification: return localNotification(callback)
    case .didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications:
      return registering(callback)
    case .didEnterRegion:
      return wake(
        callback, by: .location, .locationCrossing,
        en: "The phone entered no region in this event.", zh: "这个事件中手机没有进入任何区域。")
    case .didExitRegion:
      return wake(
        callback, by: .location, .locationCrossing,
        en: "The phone left no region in this event.", zh: "这个事件中手机没有离开任何区域。")
    case .didUpdateLocations:
      return wake(
        callback, by: .location, .locationSignificantChange,
        en: "The phone did not go far in this event.", zh: "这个事件中没有显著位置变化。")
    case .didVisit:
      return wake(
        callback, by: .location, .locationVisit,
        en: "The phone visited no place in this event.", zh: "这个事件中没有到访。")
    case .monitorEvent:
      return wake(
        callback, by: .location, .locationMonitor,
        en: "No condition of a CLMonitor changed in this event.",
        zh: "这个事件中没有 CLMonitor 的条件发生变化。")
    case .locationUpdate:
      return wake(
        callback, by: .location, .locationLiveUpdates,
        en: "No new location came for liveUpdates in this event; travel far brings one.",
        zh: "这个事件中 liveUpdates 没有新的位置；travel far 会带来一个。")
    case .performFetch:
      return wake(
        callback, by: .fetch, .fetchGranted,
        en: "iOS granted no fetch in this event.", zh: "这个事件中系统没有准许后台获取。")
    case .launchHandler:
      return wake(
        callback, by: .task, .taskGranted,
        en: "iOS granted no background task in this event.", zh: "这个事件中系统没有准许后台任务。")
    case .handleEventsForBackgroundURLSession, .urlSessionDidFinishEvents:
      return transferWake(callback)
    case .urlSessionDownloadFinished, .urlSessionTaskCompleted: return transferEnd(callback)
    case .didReceiveIncomingPush, .didReceiveIncomingPushOld, .didReceiveIncomingVoIPPush:
      return incomingCall(callback)
    case .didUpdatePushCredentials:
      return processNotRunning(callback)
        ?? WhyNot(
          callback, .voipCredentials,
          en: "The token comes once for each PKPushRegistry, behind the launch that makes it.",
          zh: "每个 PKPushRegistry 只给一次 token，在创建它的那次启动之后。")
    case .locationManagerDidChangeAuthorization, .didChangeAuthorization:
      return processNotRunning(callback)
        ?? WhyNot(
          callback, .locationAuthorization,
          en: "No CLLocationManager got a delegate in this event, and the permission is the same.",
          zh: "这个事件中没有 CLLocationManager 得到代理，定位权限也没有改变。")
    case .serviceExtensionDidReceive: return serviceExtension(callback)
    case .serviceExtensionTimeWillExpire:
      return WhyNot(
        callback, .extensionTimer,
        en: "No service extension's time ran out in this event.",
        zh: "这个事件中没有通知服务扩展的时间用完。")
    case .openURL, .openURLFromApplication, .continueActivity, .sceneOpenURL,
      .sceneContinuesActivity:
      return link(callback)
    case .appInit, .scenePhaseChange, .viewAppears, .viewDisappears, .viewTask, .viewOpensURL,
      .viewContinuesActivity, .refreshTask, .sessionTask:
      return view(callback)
    case .pushSDKDidReceivePayload:
      return WhyNot(
        callback, .appCode,
        en:
          "iOS knows no \(callback.swiftName): an SDK calls it, and the app's code did not do so.",
        zh: "iOS 没有 \(callback.swiftName) 这个方法：它由某个 SDK 调用，而应用的代码没有这样做。")
    }
  }

  private var refused: ((Callback) -> WhyNot)? {
    for step in steps {
      guard case .refused(let event, let denial) = step.change else { continue }
      let reason = sentence(for: denial, of: event)
      return { callback in WhyNot(callback, denial.rule, en: reason.en, zh: reason.zh) }
    }
    return nil
  }
}
