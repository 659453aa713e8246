import LifecycleModel

/// Why iOS would not grant it, and what leads there.
func sentence(for denial: Denial, of grant: Grant) -> Bilingual {
  guard let reason = denial.condition.reason(for: grant),
    let way = denial.condition.way(for: grant)
  else {
    return Bilingual(
      en: "iOS grants no \(grant.label.en) now; the rule is \(denial.rule.id).",
      zh: "系统此时不会准许 \(grant.label.zh)，依据的规则是 \(denial.rule.id)。")
  }
  guard grant != .transfer else {
    return Bilingual(
      en: "No transfer ends now: \(reason.en); \(way.en).",
      zh: "此时不会有传输结束：\(reason.zh)。\(way.zh)。")
  }
  return Bilingual(
    en: "iOS grants no \(grant.label.en) now: \(reason.en); \(way.en).",
    zh: "系统此时不会准许 \(grant.label.zh)：\(reason.zh)。\(way.zh)。")
}

extension Grant {
  package var label: Bilingual {
    switch self {
    case .fetch: return Bilingual(en: "background fetch", zh: "后台获取")
    case .refresh: return TaskKind.refresh.label
    case .processing: return TaskKind.processing.label
    case .transfer: return Bilingual(en: "end of transfers", zh: "传输结束")
    }
  }
}

extension Denial.Condition {
  fileprivate func reason(for grant: Grant) -> Bilingual? {
    switch self {
    case .era:
      return grant == .fetch || grant == .transfer
        ? Bilingual(en: "it came with iOS 7", zh: "它自 iOS 7 才有")
        : Bilingual(en: "it came with iOS 13", zh: "它自 iOS 13 才有")
    case .noMode:
      return Bilingual(
        en: "UIBackgroundModes does not have fetch", zh: "UIBackgroundModes 中没有 fetch")
    case .notAsked:
      if grant == .transfer {
        return Bilingual(
          en: "no background session of the app has one under way",
          zh: "应用的后台会话没有进行中的传输")
      }
      return grant == .fetch
        ? Bilingual(en: "the interval is never, the default", zh: "获取间隔是默认的“从不”")
        : Bilingual(en: "the app has no request for it", zh: "应用没有提交这种请求")
    case .taskIdentifiers:
      return Bilingual(
        en: "BGTaskSchedulerPermittedIdentifiers in Info.plist disables it",
        zh: "Info.plist 中的 BGTaskSchedulerPermittedIdentifiers 使它失效")
    case .forceQuit:
      return Bilingual(en: "the user swiped the app away", zh: "应用已被用户划掉")
    case .beforeFirstUnlock:
      return Bilingual(
        en: "the phone has not been unlocked since its restart", zh: "手机重启后尚未解锁")
    case .refreshOff:
      return Bilingual(en: "Background App Refresh is off", zh: "“后台 App 刷新”已关闭")
    case .lowPower: return Bilingual(en: "Low Power Mode is on", zh: "低电量模式已打开")
    case .lowBattery:
      return Bilingual(en: "the battery is below 20 percent", zh: "电量低于 20%")
    case .inFront: return Bilingual(en: "the app is in front", zh: "应用在前台")
    case .notIdle:
      return Bilingual(en: "the phone is in use, not idle", zh: "手机正在使用，并非闲置")
    case .noPower:
      return Bilingual(en: "the request asks for external power", zh: "请求要求外接电源")
    case .offline:
      return grant == .transfer
        ? Bilingual(en: "the phone is offline", zh: "手机没有联网")
        : Bilingual(en: "the request asks for the network", zh: "请求要求联网")
    case .tooEarly(let left):
      if grant == .transfer {
        return Bilingual(
          en: "iOS puts it off for another \(left.inSeconds) s",
          zh: "系统还要把它推迟 \(left.inSeconds) 秒")
      }
      return grant == .fetch
        ? Bilingual(
          en: "the interval is not over for another \(left.inSeconds) s",
          zh: "间隔还有 \(left.inSeconds) 秒才结束")
        : Bilingual(
          en: "its earliestBeginDate is \(left.inSeconds) s away",
          zh: "离 earliestBeginDate 还有 \(left.inSeconds) 秒")
    case .rule, .wrongScreen, .appHasNoCard, .nothingToTap, .noSuchNotification, .notInstalled,
      .alreadyInstalled, .appNotRunning,
      .appSuspended, .noDebugger, .noCall, .noPrompt, .noMethod, .noCenterDelegate, .nothingToShow,
      .noSuchButton, .buttonTakesNoText, .unknownDelegate, .delegateWithoutMethod,
      .notInFront, .notMutable, .notAllowed, .standing, .startedByApp:
      return nil
    }
  }

  /// An instruction, without a full stop.
  fileprivate func way(for grant: Grant) -> Bilingual? {
    switch self {
    case .era: return Bilingual(en: "choose a later profile first", zh: "请先选择更新的规则集")
    case .noMode:
      return Bilingual(en: "add it on the stage first: modes fetch", zh: "请先在初始设置中加上：modes fetch")
    case .notAsked:
      if grant == .transfer {
        return Bilingual(
          en: "the app's code has to start one first, as the app transfer does for each push",
          zh: "应用的代码要先开始一个，例如应用 transfer 收到推送时")
      }
      return grant == .fetch
        ? Bilingual(
          en: "the app's code has to set another one first, as the app fetch does",
          zh: "应用的代码要先设定别的间隔，例如应用 fetch")
        : Bilingual(
          en: "its code has to submit one first", zh: "它的代码要先提交一个")
    case .taskIdentifiers:
      return Bilingual(
        en: "take an app without them, or let it use BGTaskScheduler",
        zh: "请换用没有这个键的应用，或让它使用 BGTaskScheduler")
    case .forceQuit: return Bilingual(en: "open the app first", zh: "请先打开应用")
    case .beforeFirstUnlock: return Bilingual(en: "unlock it first", zh: "请先解锁")
    case .refreshOff:
      return Bilingual(en: "settings refresh on first", zh: "请先执行 settings refresh on")
    case .lowPower:
      return Bilingual(en: "settings lowpower off first", zh: "请先执行 settings lowpower off")
    case .lowBattery: return Bilingual(en: "charger on first", zh: "请先执行 charger on")
    case .inFront: return Bilingual(en: "press Home first", zh: "请先回到主屏幕")
    case .notIdle:
      return Bilingual(
        en: "lock it and wait until the app is suspended first", zh: "请先锁屏，等应用挂起")
    case .noPower: return Bilingual(en: "charger on first", zh: "请先执行 charger on")
    case .offline: return Bilingual(en: "online first", zh: "请先执行 online")
    case .tooEarly(let left):
      return Bilingual(
        en: "wait \(left.inSeconds)s first", zh: "请先 wait \(left.inSeconds)s")
    case .rule, .wrongScreen, .appHasNoCard, .nothingToTap, .noSuchNotification, .notInstalled,
      .alreadyInstalled, .appNotRunning,
      .appSuspended, .noDebugger, .noCall, .noPrompt, .noMethod, .noCenterDelegate, .nothingToShow,
      .noSuchButton, .buttonTakesNoText, .unknownDelegate, .delegateWithoutMethod,
      .notInFront, .notMutable, .notAllowed, .standing, .startedByApp:
      return nil
    }
  }
}
