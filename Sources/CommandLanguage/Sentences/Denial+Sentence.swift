import LifecycleModel

/// Why an event cannot happen now, and how to make it possible.
package func sentence(for denial: Denial, of event: Event) -> Bilingual {
  if let grant = event.grant { return sentence(for: denial, of: grant) }
  switch denial.condition {
  case .wrongScreen(let showing, let allowed):
    let subject = subject(of: event)
    let screens = list(allowed.map(\.label))
    let way = way(from: showing, toOneOf: allowed).map(\.label).joined(en: ", then ", zh: "，再")
    if allowed.coversFronts {
      return Bilingual(
        en: """
          \(subject.who) cannot \(subject.verb) while the phone shows \(showing.label.en); \
          \(way.en) first.
          """,
        zh: "手机正显示\(showing.label.zh)，不能\(subject.zh)。请先\(way.zh)。")
    }
    return Bilingual(
      en: """
        \(subject.who) can \(subject.verb) only where the phone shows \(screens.en); \
        \(way.en) first.
        """,
      zh: "只有显示\(screens.zh)时才能\(subject.zh)。请先\(way.zh)。")
  case .appHasNoCard:
    return Bilingual(
      en: "The app has no card in the switcher; press Home, then open the app, to get one.",
      zh: "应用切换器里没有本应用的卡片。先按主屏幕键，再打开应用，卡片就会出现。")
  case .nothingToTap(let screen): return nothingToTap(on: screen)
  case .noSuchNotification(let wanted, let reachable):
    return Bilingual(
      en: """
        There is no notification \(wanted) within reach; count from 1, the newest, to \(reachable).
        """,
      zh: "眼前没有第 \(wanted) 条通知。请从 1（最新）数到 \(reachable)。")
  case .noSuchButton(let wanted, let has):
    let name = terminalSafe(wanted)
    guard !has.isEmpty else {
      return Bilingual(
        en: "The notification has no buttons: its category is none that the app has set.",
        zh: "这条通知没有按钮：应用没有设置过它所用的 category。")
    }
    let list = has.map { terminalSafe($0) }
    return Bilingual(
      en: "The notification has no button \(name); it has \(list.joined(separator: ", ")).",
      zh: "这条通知没有按钮 \(name)，只有 \(list.joined(separator: "、"))。")
  case .buttonTakesNoText(let identifier):
    let name = terminalSafe(identifier)
    return Bilingual(
      en: "The button \(name) has no text field; press it without a text.",
      zh: "按钮 \(name) 没有输入框，请不带文字按下它。")
  case .notInstalled:
    return Bilingual(
      en: "The app is not on the phone; install it first.", zh: "手机上没有这个应用，请先安装。")
  case .alreadyInstalled:
    return Bilingual(
      en: "The app is on the phone already; delete it first.", zh: "手机上已经有这个应用，请先删除。")
  case .appNotRunning:
    return Bilingual(
      en: "The app is not running; open it first.", zh: "应用未在运行，请先打开它。")
  case .appSuspended:
    return Bilingual(
      en: "The app is suspended and runs no code; open it or wake it by a push first.",
      zh: "应用已挂起，不执行代码。请先打开它，或用推送唤醒。")
  case .noDebugger:
    return Bilingual(
      en: "Xcode's debugger is not attached; run the app from Xcode first.",
      zh: "没有附加 Xcode 调试器。请先从 Xcode 运行应用。")
  case .noPrompt:
    return Bilingual(
      en: "No permission prompt is up; a fresh app that asks shows one: fresh, then open it.",
      zh: "没有权限提示框。会请求权限的新装应用才显示它：先 fresh，再打开应用。")
  case .noCall:
    return Bilingual(
      en: "No call goes on; let a call come in and answer it first.",
      zh: "没有正在进行的通话。请先让电话打进来并接听。")
  case .era:
    return Bilingual(
      en: "This came with a later iOS than the profile's; choose a later profile.",
      zh: "这个规则集的 iOS 版本还没有它。请选择更新的规则集。")
  case .startedByApp:
    return Bilingual(
      en:
        "iOS starts no BGContinuedProcessingTask by itself; the app's code submits one while it is "
        + "in front.",
      zh: "系统不会自行启动 BGContinuedProcessingTask，要由应用的代码在前台提交。")
  case .rule, .noMode, .notAsked, .taskIdentifiers, .forceQuit, .beforeFirstUnlock,
    .refreshOff, .lowPower, .lowBattery, .inFront, .notIdle, .noPower, .offline, .tooEarly,
    .noMethod, .noCenterDelegate, .unknownDelegate, .delegateWithoutMethod, .nothingToShow,
    .notInFront, .notMutable, .notAllowed, .promptIsUp, .noToken, .tokenCame,
    .noFetchMethod, .hasFetchMethod, .link, .session, .standing:
    return Bilingual(
      en: "iOS does not do this now; the rule is \(denial.rule.id).",
      zh: "系统此时不会这样做，依据的规则是 \(denial.rule.id)。")
  }
}

private func nothingToTap(on screen: Phone.Screen) -> Bilingual {
  switch screen {
  case .home, .app, .other:
    return Bilingual(
      en: "No banner is on the screen; look in Notification Center, or send a visible push first.",
      zh: "屏幕上没有横幅。请拉下通知中心查看，或先发一条可见推送。")
  case .center:
    return Bilingual(
      en: "Notification Center is empty; send a visible push first.",
      zh: "通知中心是空的，请先发一条可见推送。")
  case .lock:
    return Bilingual(
      en: "Nothing has come to the lock screen since it was locked; send a visible push first.",
      zh: "锁屏之后还没有通知，请先发一条可见推送。")
  case .switcher, .control, .ringing, .call:
    let way = Phone.Screen.center.way(from: screen).map(\.label).joined(en: ", then ", zh: "，再")
    return Bilingual(
      en: """
        Notifications cannot be reached from \(screen.label.en); \
        \(way.en) first.
        """,
      zh: "\(screen.label.zh)里够不到通知。请先\(way.zh)。")
  }
}

private func list(_ names: [Bilingual]) -> Bilingual {
  guard let last = names.last, names.count > 1 else {
    return names.first ?? Bilingual(en: "", zh: "")
  }
  let others = names.dropLast().map(\.self).joined(en: ", ", zh: "、")
  return Bilingual(en: others.en + " or " + last.en, zh: others.zh + "或" + last.zh)
}

/// The user's intended action: in English a subject and its verb, in Chinese a verb and its object.
private struct Subject {
  var who: String
  var verb: String
  var zh: String

  init(_ who: String, _ verb: String, zh: String) {
    self.who = who
    self.verb = verb
    self.zh = zh
  }
}

private func subject(of event: Event) -> Subject {
  switch event {
  case .openedApp: return Subject("The icon", "be tapped", zh: "点击应用图标")
  case .tapped: return Subject("A notification", "be tapped", zh: "点击通知")
  case .pressedButton: return Subject("A button", "be pressed", zh: "按下通知的按钮")
  case .cleared, .clearedAll: return Subject("Notifications", "be cleared", zh: "清除通知")
  case .pressedHome: return Subject("Home", "be pressed", zh: "回到主屏幕")
  case .openedSwitcher: return Subject("The app switcher", "be opened", zh: "打开应用切换器")
  case .returnedToApp: return Subject("The app's card", "be picked", zh: "选中应用卡片")
  case .openedOtherApp: return Subject("Another app", "be opened", zh: "打开其他应用")
  case .swipedAppAway: return Subject("The card", "be swiped away", zh: "划掉应用卡片")
  case .pulledNotificationCenter:
    return Subject("Notification Center", "be pulled down", zh: "拉下通知中心")
  case .pulledControlCenter:
    return Subject("Control Center", "be opened", zh: "打开控制中心")
  case .deletedApp: return Subject("The app", "be deleted", zh: "删除应用")
  case .closedOverlay: return Subject("A panel", "be closed", zh: "收起面板")
  case .sheetCame: return Subject("A sheet", "come", zh: "弹出系统界面")
  case .followedLink: return Subject("A link", "be followed", zh: "打开链接")
  case .locked: return Subject("The phone", "be locked", zh: "锁定手机")
  case .unlocked: return Subject("The phone", "be unlocked", zh: "解锁手机")
  case .callCame: return Subject("A call", "come in", zh: "让电话打进来")
  case .answeredCall: return Subject("A call", "be answered", zh: "接听电话")
  case .declinedCall: return Subject("A call", "be declined", zh: "拒接电话")
  case .allowed: return Subject("The prompt", "be answered", zh: "回答提示框")
  case .denied: return Subject("The prompt", "be answered", zh: "回答提示框")
  case .hungUp: return Subject("A call", "be ended", zh: "挂断电话")
  default:
    return Subject("This", "happen", zh: "进行这一操作")
  }
}
