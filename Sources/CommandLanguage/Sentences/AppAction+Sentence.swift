import LifecycleModel

/// A sentence about an action of the app's code, or its result.
package func sentence(for action: AppAction) -> Bilingual {
  switch action {
  case .completed(_, let result, let again):
    let name = result.map { ".\($0.rawValue)" } ?? "()"
    return again
      ? Bilingual(
        en: "The app calls the completion handler once more: \(name).",
        zh: "应用又一次调用完成处理程序：\(name)。")
      : Bilingual(
        en: "The app calls the completion handler: \(name).",
        zh: "应用调用完成处理程序：\(name)。")
  case .presented(_, let options, _):
    let list = options.map { "." + terminalSafe($0) }.joined(separator: ", ")
    return Bilingual(
      en: "The app answers willPresent: [\(list)].", zh: "应用回答 willPresent：[\(list)]。")
  case .scheduled(let identifier):
    return Bilingual(
      en: "The app leaves the local notification \(terminalSafe(identifier)) with iOS.",
      zh: "应用把本地通知 \(terminalSafe(identifier)) 交给系统。")
  case .dropped(let identifier):
    return Bilingual(
      en: "iOS drops the local notification \(terminalSafe(identifier)).",
      zh: "系统丢弃本地通知 \(terminalSafe(identifier))。")
  case .removedPending(let identifiers):
    let list = names(identifiers)
    return Bilingual(
      en: "The app removes local notifications that wait: \(list.en).",
      zh: "应用移除等待中的本地通知：\(list.zh)。")
  case .removedDelivered(let identifiers):
    let list = names(identifiers)
    return Bilingual(
      en: "The app removes notifications from the list: \(list.en).",
      zh: "应用从通知列表移除：\(list.zh)。")
  case .setCategories(let identifiers):
    let list = names(identifiers)
    return Bilingual(
      en: "The app sets its notification categories: \(list.en).",
      zh: "应用设置通知的 category：\(list.zh)。")
  case .localFired(let number, let identifier):
    return Bilingual(
      en: "The local notification \(terminalSafe(identifier)) comes, as number \(number).",
      zh: "本地通知 \(terminalSafe(identifier)) 到时，编号 \(number)。")
  case .passcodeAsked:
    return Bilingual(
      en: "The user enters the passcode for the button; the phone stays locked.",
      zh: "用户为按钮输入密码；手机仍处于锁定状态。")
  case .delegateGone:
    return Bilingual(
      en: "Nothing owns the notification centre's delegate any more: it is nil.",
      zh: "UNUserNotificationCenter 的代理已无人持有，变为 nil。")
  case .keychainClosed(let item):
    let name = terminalSafe(item)
    return Bilingual(
      en: "The Keychain answers errSecInteractionNotAllowed for \(name).",
      zh: "钥匙串对 \(name) 返回 errSecInteractionNotAllowed。")
  case .downloadStarted(let push):
    return Bilingual(
      en: "The app starts a download\(origin(push).en).", zh: "应用\(origin(push).zh)开始下载。")
  case .downloadEnded(let push, let outcome):
    return Bilingual(
      en: "The download\(origin(push).en) ends \(outcome.label.en).",
      zh: "\(origin(push).zh)下载结束：\(outcome.label.zh)。")
  case .logged(let text):
    return Bilingual(en: "The app prints: \(terminalSafe(text))", zh: "应用输出：\(terminalSafe(text))")
  case .setBadge(let number):
    return Bilingual(en: "The app sets the badge to \(number).", zh: "应用把角标设为 \(number)。")
  case .opened(let what):
    return Bilingual(en: "The app opens \(terminalSafe(what)).", zh: "应用打开 \(terminalSafe(what))。")
  case .expirationCalled:
    return Bilingual(
      en: "iOS calls the app's expiration handler.", zh: "系统调用应用的过期处理程序。")
  case .posted(let name):
    return Bilingual(
      en: "UIKit posts \(terminalSafe(name)); the app observes it.",
      zh: "UIKit 发出 \(terminalSafe(name))，应用正在监听它。")
  case .transfersEnded(.done):
    return Bilingual(
      en: "Outside the app all its background transfers are done.",
      zh: "应用的全部后台传输在进程之外完成。")
  case .transfersEnded(.failed):
    return Bilingual(
      en: "Outside the app all its background transfers fail.", zh: "应用的全部后台传输在进程之外失败。")
  case .transfersEnded(.cancelled):
    return Bilingual(
      en: "iOS cancels the app's background transfers.", zh: "系统取消应用的后台传输。")
  case .asked(let request): return sentence(for: request)
  case .registered:
    return Bilingual(en: "The app registers for remote notifications.", zh: "应用注册远程通知。")
  case .trapped(let reason, let line):
    return Bilingual(
      en: "The code traps in line \(line): \(terminalSafe(reason))",
      zh: "代码在第 \(line) 行触发运行时陷阱：\(terminalSafe(reason))")
  case .ranAway(let line):
    return line > 0
      ? Bilingual(
        en: "The code does not come to an end; stopped in line \(line).",
        zh: "代码一直运行不止，在第 \(line) 行被中止。")
      : Bilingual(
        en: "The code starts itself again without end and is stopped.",
        zh: "代码不断重新启动自己，被中止。")
  case .viewsCutOff(.changes):
    return Bilingual(
      en: "Each change of the views changes them again; the simulator does not follow further.",
      zh: "视图的每次变化又引起新的变化；模拟器不再继续跟踪。")
  case .viewsCutOff(.statements):
    return Bilingual(
      en: "The views take too many statements to read; the simulator leaves out the rest.",
      zh: "读取视图需要执行的语句太多；模拟器略去其余部分。")
  case .linkRefused(let url):
    return Bilingual(
      en: "The app returned false at its launch: it does not get \(terminalSafe(url)).",
      zh: "应用在启动方法中返回了 false：不会收到 \(terminalSafe(url))。")
  case .called(let spelling):
    return Bilingual(
      en: "The app calls \(terminalSafe(spelling)), which is not played.",
      zh: "应用调用 \(terminalSafe(spelling))，模拟器不演示它。")
  case .assumed(let assumed):
    return sentence(
      for: assumed, at: Bilingual(en: "Line \(assumed.line)", zh: "第 \(assumed.line) 行"))
  case .wouldTrap(let reason, let line, let condition):
    return Bilingual(
      en: "Would trap here (line \(line)) if \(terminalSafe(condition)): \(terminalSafe(reason))",
      zh: "如果 \(terminalSafe(condition))，第 \(line) 行会触发运行时陷阱：\(terminalSafe(reason))")
  case .wouldBeKilled(let condition):
    return Bilingual(
      en: "iOS would end the app here if \(terminalSafe(condition)).",
      zh: "如果 \(terminalSafe(condition))，系统会在此终止应用。")
  case .notCalled(let name, _):
    return Bilingual(
      en: "iOS does not call the app for \(name.label.en).", zh: "系统没有因\(name.label.zh) 调用应用。")
  case .notWoken(let source, _):
    let label = source.label
    return Bilingual(
      en: "iOS does not tell the app of \(label.en).", zh: "系统没有把\(label.zh)告诉应用。")
  case .notShown(let name, isAssumed: true):
    return Bilingual(
      en: "Whether \(name.label.en) is shown cannot be known; assumed that it is not.",
      zh: "无法得知\(name.label.zh) 是否会显示；这里假定不显示。")
  case .notShown(let name, isAssumed: false):
    return Bilingual(
      en: "iOS does not show \(name.label.en).", zh: "系统没有显示\(name.label.zh) 的任何内容。")
  }
}

extension NotificationName {
  package var label: Bilingual {
    isLocal
      ? Bilingual(en: "notification \(id)", zh: "通知 \(id)")
      : Bilingual(en: "push \(id)", zh: "推送 \(id)")
  }
}

private func origin(_ push: PushID?) -> Bilingual {
  guard let push else { return Bilingual(en: "", zh: "") }
  return Bilingual(en: " for push \(push)", zh: "为推送 \(push) ")
}

/// The identifiers; nil means all.
private func names(_ identifiers: [String]?) -> Bilingual {
  guard let identifiers else { return Bilingual(en: "all", zh: "全部") }
  guard !identifiers.isEmpty else { return Bilingual(en: "none", zh: "无") }
  let safe = identifiers.map { terminalSafe($0) }
  return Bilingual(en: safe.joined(separator: ", "), zh: safe.joined(separator: "、"))
}
