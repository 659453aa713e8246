import LifecycleModel

/// Why iOS would not grant it, and how to change that.
func sentence(for denial: Denial, of grant: Grant) -> Bilingual {
  guard let (reason, way) = denial.condition.explanation(for: grant) else {
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
  /// The reason, and an instruction to change it, both without a full stop; nil if the denial is
  /// not about a grant.
  fileprivate func explanation(for grant: Grant) -> (reason: Bilingual, way: Bilingual)? {
    switch self {
    case .era:
      let reason =
        grant == .fetch || grant == .transfer
        ? Bilingual(en: "it came with iOS 7", zh: "它自 iOS 7 才有")
        : Bilingual(en: "it came with iOS 13", zh: "它自 iOS 13 才有")
      return (reason, Bilingual(en: "choose a later profile first", zh: "请先选择更新的规则集"))
    case .noMode:
      return (
        Bilingual(en: "UIBackgroundModes does not have fetch", zh: "UIBackgroundModes 中没有 fetch"),
        Bilingual(en: "add it on the stage first: modes fetch", zh: "请先在初始设置中加上：modes fetch")
      )
    case .notAsked: return grant.explanationWhereNotAsked
    case .taskIdentifiers:
      return (
        Bilingual(
          en: "BGTaskSchedulerPermittedIdentifiers, which BGTaskScheduler needs in Info.plist, "
            + "disables it",
          zh: "BGTaskScheduler 需要 Info.plist 中有 BGTaskSchedulerPermittedIdentifiers，而这个键使它失效"),
        Bilingual(
          en: "take an app without them, or let it use BGTaskScheduler",
          zh: "请换用没有这个键的应用，或让它使用 BGTaskScheduler")
      )
    case .forceQuit:
      return (
        Bilingual(en: "the user swiped the app away", zh: "应用已被用户划掉"),
        Bilingual(en: "open the app first", zh: "请先打开应用")
      )
    case .beforeFirstUnlock:
      return (
        Bilingual(
          en: "the phone has not been unlocked since its restart", zh: "手机重启后尚未解锁"),
        Bilingual(en: "unlock it first", zh: "请先解锁")
      )
    case .refreshOff:
      return (
        Bilingual(en: "Background App Refresh is off", zh: "“后台 App 刷新”已关闭"),
        Bilingual(en: "settings refresh on first", zh: "请先执行 settings refresh on")
      )
    case .lowPower:
      return (
        Bilingual(en: "Low Power Mode is on", zh: "低电量模式已打开"),
        Bilingual(en: "settings lowpower off first", zh: "请先执行 settings lowpower off")
      )
    case .lowBattery:
      return (
        Bilingual(en: "the battery is below 20 percent", zh: "电量低于 20%"),
        Bilingual(en: "charger on first", zh: "请先执行 charger on")
      )
    case .inFront:
      return (
        Bilingual(en: "the app is in front", zh: "应用在前台"),
        Bilingual(en: "press Home first", zh: "请先回到主屏幕")
      )
    case .notIdle:
      return (
        Bilingual(en: "the phone is in use, not idle", zh: "手机正在使用，并非闲置"),
        Bilingual(en: "lock it and wait until the app is suspended first", zh: "请先锁屏，等应用挂起")
      )
    case .noPower:
      return (
        Bilingual(en: "the request asks for external power", zh: "请求要求外接电源"),
        Bilingual(en: "charger on first", zh: "请先执行 charger on")
      )
    case .offline:
      let reason =
        grant == .transfer
        ? Bilingual(en: "the phone is offline", zh: "手机没有联网")
        : Bilingual(en: "the request asks for the network", zh: "请求要求联网")
      return (reason, Bilingual(en: "online first", zh: "请先执行 online"))
    case .tooEarly(let left):
      let seconds = left.inSeconds
      return (
        grant.waits(for: "\(seconds)"),
        Bilingual(en: "wait \(seconds)s first", zh: "请先 wait \(seconds)s")
      )
    case .rule, .wrongScreen, .appHasNoCard, .nothingToTap, .noSuchNotification, .notInstalled,
      .alreadyInstalled, .appNotRunning,
      .appSuspended, .noDebugger, .noCall, .noPrompt, .noMethod, .noCenterDelegate, .nothingToShow,
      .noSuchButton, .buttonTakesNoText, .unknownDelegate, .delegateWithoutMethod,
      .notInFront, .notMutable, .notAllowed, .promptIsUp, .noToken, .tokenCame,
      .noFetchMethod, .hasFetchMethod, .link, .session, .standing, .startedByApp:
      return nil
    }
  }
}

extension Grant {
  fileprivate var explanationWhereNotAsked: (reason: Bilingual, way: Bilingual) {
    switch self {
    case .transfer:
      return (
        Bilingual(
          en: "no background session of the app has one under way",
          zh: "应用的后台会话没有进行中的传输"),
        Bilingual(
          en: "the app's code has to start one first, as the app transfer does for each push",
          zh: "应用的代码要先开始一个，例如应用 transfer 收到推送时")
      )
    case .fetch:
      return (
        Bilingual(en: "the interval is never, the default", zh: "获取间隔是默认的“从不”"),
        Bilingual(
          en: "the app's code has to set another one first, as the app fetch does",
          zh: "应用的代码要先设定别的间隔，例如应用 fetch")
      )
    case .refresh, .processing:
      return (
        Bilingual(en: "the app has no request for it", zh: "应用没有提交这种请求"),
        Bilingual(en: "its code has to submit one first", zh: "它的代码要先提交一个")
      )
    }
  }

  fileprivate func waits(for seconds: String) -> Bilingual {
    switch self {
    case .transfer:
      return Bilingual(
        en: "iOS puts it off for another \(seconds) s", zh: "系统还要把它推迟 \(seconds) 秒")
    case .fetch:
      return Bilingual(
        en: "the interval is not over for another \(seconds) s", zh: "间隔还有 \(seconds) 秒才结束")
    case .refresh, .processing:
      return Bilingual(
        en: "its earliestBeginDate is \(seconds) s away",
        zh: "离 earliestBeginDate 还有 \(seconds) 秒")
    }
  }
}
