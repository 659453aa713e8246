import LifecycleModel

/// A step as a sentence, even if the trace does not show it.
package func sentence(for step: Step) -> Bilingual {
  switch step.change {
  case .event(let event): return sentence(for: event)
  case .refused(let event, let denial): return sentence(for: denial, of: event)
  case .apns(let verdict): return sentence(for: verdict)
  case .display(let display): return sentence(for: display)
  case .process(let from, let to): return arrow("process", "进程", from.label, to.label)
  case .state(let from, let to):
    return arrow("applicationState", "applicationState", from.label, to.label)
  case .call(let call): return sentence(for: call)
  case .line(let line): return sentence(for: line)
  case .property(_, let name, let from, let to):
    let name = terminalSafe(name)
    let change = "\(shown(from)) → \(shown(to))"
    return Bilingual(en: "\(name): \(change)", zh: "\(name)：\(change)")
  case .flag(let from, let to):
    let label = to.name.label
    return Bilingual(
      en: "\(label.en): \(from.printed) → \(to.printed)",
      zh: "\(label.zh)：\(from.valueLabel.zh) → \(to.valueLabel.zh)")
  case .timer(let timer, let change): return sentence(for: timer, change, at: step.time)
  case .app(.expirationCalled) where step.rule == .viewBackgroundTask:
    return Bilingual(
      en: "The time is over: SwiftUI cancels the task of backgroundTask.",
      zh: "时间已到：SwiftUI 取消 backgroundTask 的任务。")
  case .app(.completed) where step.rule == .extensionContent:
    return Bilingual(
      en: "The service extension calls the content handler.",
      zh: "通知服务扩展调用 contentHandler。")
  case .app(let action): return sentence(for: action)
  case .outcome(let outcome): return sentence(for: outcome)
  case .terminated(let terminator, let code): return sentence(for: terminator, code: code)
  case .snapshot(let content):
    switch content {
    case .old:
      return Bilingual(
        en: "The app switcher's picture is taken again: old content.", zh: "重拍应用切换器快照：内容未变。")
    case .new:
      return Bilingual(
        en: "The app switcher's picture is taken: new content.", zh: "拍下应用切换器快照：内容已更新。")
    }
  case .quiet(let change): return sentence(for: change)
  }
}

private func arrow(_ en: String, _ zh: String, _ from: Bilingual, _ to: Bilingual) -> Bilingual {
  Bilingual(en: "\(en): \(from.en) → \(to.en)", zh: "\(zh)：\(from.zh) → \(to.zh)")
}

private func sentence(for verdict: Verdict) -> Bilingual {
  let fate = verdict.fate.label
  let answer = [verdict.status.map(String.init), verdict.reason.map { terminalSafe($0) }]
    .compactMap { $0 }.joined(separator: " ")
  return Bilingual(
    en: "APNs \(fate.en) push \(verdict.push)" + (answer.isEmpty ? "." : ": \(answer)."),
    zh: "APNs \(fate.zh)推送 \(verdict.push)" + (answer.isEmpty ? "。" : "：\(answer)。"))
}

private func sentence(for display: Display) -> Bilingual {
  let text = display.text.map { terminalSafe($0) } ?? ""
  let isHidden = display.text == nil
  switch display.place {
  case .banner where isHidden:
    return Bilingual(
      en: "A banner shows the app's name; the text is hidden.", zh: "横幅只显示应用名，文字被隐藏。")
  case .list where isHidden:
    return Bilingual(
      en: "Notification Center lists the push without its text.", zh: "通知中心列出这条推送，但隐藏文字。")
  case .lockscreen where isHidden:
    return Bilingual(
      en: "The lock screen shows the app's name; the text is hidden.", zh: "锁屏只显示应用名，文字被隐藏。")
  case .banner: return Bilingual(en: "A banner shows “\(text)”.", zh: "横幅显示“\(text)”。")
  case .list:
    return Bilingual(en: "Notification Center lists “\(text)”.", zh: "通知中心列出“\(text)”。")
  case .lockscreen:
    return Bilingual(en: "The lock screen shows “\(text)”.", zh: "锁屏显示“\(text)”。")
  case .sound:
    return text.isEmpty || text == "default"
      ? Bilingual(en: "The default sound plays.", zh: "播放默认声音。")
      : Bilingual(en: "The sound “\(text)” plays.", zh: "播放声音“\(text)”。")
  case .badge:
    let number = display.badge ?? 0
    return number == 0
      ? Bilingual(en: "The badge goes.", zh: "角标移除。")
      : Bilingual(en: "The badge shows \(number).", zh: "角标显示 \(number)。")
  }
}

private func sentence(for call: Call) -> Bilingual {
  let name = call.name
  let state = call.state.label
  if call.callback.row.object == .view { return sentence(ofView: call) }
  switch call.answer {
  case .implemented where call.callback.row.object == .serviceExtension:
    return Bilingual(
      en: "iOS calls \(name) in the service extension, a process of its own.",
      zh: "系统在通知服务扩展（独立的进程）中调用 \(name)。")
  case .implemented:
    let inState = call.state == .background ? "in background" : state.en
    let options = options(of: call)
    return Bilingual(
      en: "iOS calls \(name) — the app is \(inState)\(options.en).",
      zh: "系统调用 \(name)，应用状态：\(state.zh)\(options.zh)。")
  case .missing:
    return Bilingual(
      en: "iOS would call \(name), but the delegate does not implement it.",
      zh: "系统本应调用 \(name)，但代理没有实现它。")
  case .elsewhere(let superclass):
    return Bilingual(
      en: "iOS would call \(name), which the files do not have; \(terminalSafe(superclass)) may.",
      zh: "系统本应调用 \(name)，文件中没有它；\(terminalSafe(superclass)) 可能实现了它。")
  case .nearMiss(let written, let line):
    return Bilingual(
      en: "iOS would call \(name), but line \(line) spells it \(terminalSafe(written)).",
      zh: "系统本应调用 \(name)，但第 \(line) 行写成了 \(terminalSafe(written))。")
  }
}

/// SwiftUI's closures, and the initializer of the `App`.
private func sentence(ofView call: Call) -> Bilingual {
  if call.callback == .appInit {
    return Bilingual(
      en: "\(call.name) runs, before there is an application or a delegate.",
      zh: "\(call.name) 运行，此时还没有 UIApplication，也没有代理。")
  }
  let state = call.state.label
  let inState = call.state == .background ? "in background" : state.en
  let phase = call.phase.map(\.rawValue)
  return Bilingual(
    en: "SwiftUI runs \(call.name)" + (phase.map { " with \($0)" } ?? "")
      + " — the app is \(inState).",
    zh: "SwiftUI 运行 \(call.name)" + (phase.map { "，scenePhase 为 \($0)" } ?? "")
      + "，应用状态：\(state.zh)。")
}

/// The launch or connection options that the call passes to the app. Empty launch options are nil.
private func options(of call: Call) -> Bilingual {
  if call.holdsResponse {
    return Bilingual(
      en: ", the connection options hold the notification response",
      zh: "，连接选项含 notificationResponse")
  }
  if let action = call.action.map({ terminalSafe($0) }) {
    return Bilingual(en: ", action \(action)", zh: "，action 为 \(action)")
  }
  guard let options = call.launchOptions else { return Bilingual(en: "", zh: "") }
  let keys = options.keys
  guard !keys.isEmpty else {
    return Bilingual(en: ", launch options nil", zh: "，启动选项为 nil")
  }
  return Bilingual(
    en: ", launch options hold " + keys.joined(separator: ", "),
    zh: "，启动选项含 " + keys.joined(separator: "、"))
}

private func sentence(for line: SourceLine) -> Bilingual {
  guard let mark = line.mark else {
    return Bilingual(en: "Line \(line.line) runs.", zh: "执行第 \(line.line) 行。")
  }
  return Bilingual(
    en: "Line \(line.line) runs: the delegate takes the push for \(mark.label.en).",
    zh: "执行第 \(line.line) 行：代理把推送当作“\(mark.label.zh)”。")
}

private func sentence(
  for timer: Timer, _ change: TimerChange, at time: Milliseconds
) -> Bilingual {
  let name = timer.name.label
  let subject = Bilingual(en: name.en.prefix(1).uppercased() + name.en.dropFirst(), zh: name.zh)
  let left = max(0, timer.left(at: time)).inSeconds
  switch change {
  case .started:
    let length = timer.length.inSeconds
    return Bilingual(
      en: "\(subject.en) starts: \(length) s.", zh: "\(subject.zh)开始计时：\(length) 秒。")
  case .stopped:
    return Bilingual(
      en: "\(subject.en) stops, \(left) s were left.", zh: "\(subject.zh)停止，剩余 \(left) 秒。")
  case .expired: return Bilingual(en: "\(subject.en) ends.", zh: "\(subject.zh)到时。")
  case .paused:
    return Bilingual(
      en: "\(subject.en) stands still with \(left) s left.", zh: "\(subject.zh)暂停，剩余 \(left) 秒。")
  case .resumed:
    return Bilingual(
      en: "\(subject.en) goes on: \(left) s left.", zh: "\(subject.zh)继续，剩余 \(left) 秒。")
  }
}

private func sentence(for outcome: Outcome) -> Bilingual {
  let treated = outcome.treatedAs.label
  let was = outcome.was.label
  let object =
    outcome.name.isLocal
    ? Bilingual(en: "notification", zh: "通知") : Bilingual(en: "push", zh: "推送")
  guard outcome.treatedAs != outcome.was else {
    return Bilingual(
      en: "The delegate treated the \(object.en) as \(treated.en), and so it was.",
      zh: "代理把\(object.zh)当作“\(treated.zh)”，判断正确。")
  }
  guard outcome.isWrong else {
    return Bilingual(
      en: "The delegate did nothing with the \(object.en), which was \(was.en): that is no fault.",
      zh: "代理没有处理这条\(object.zh)（\(was.zh)），这不算错误。")
  }
  return Bilingual(
    en: "The delegate treated the \(object.en) as \(treated.en); it was \(was.en).",
    zh: "代理把\(object.zh)当作“\(treated.zh)”，实际是“\(was.zh)”。")
}

private func sentence(for terminator: Terminator, code: String?) -> Bilingual {
  let code = code.map { terminalSafe($0) }
  let suffix = Bilingual(
    en: code.map { " (\($0))" } ?? "", zh: code.map { "（\($0)）" } ?? "")
  switch terminator {
  case .crash:
    return Bilingual(
      en: "The process ends in a crash\(suffix.en).", zh: "进程崩溃终止\(suffix.zh)。")
  case .exit:
    return Bilingual(
      en: "The process ends itself with exit()\(suffix.en).", zh: "进程调用 exit()，自行结束\(suffix.zh)。")
  case .user, .system, .watchdog, .xcode, .reboot:
    return Bilingual(
      en: "The process is ended by \(terminator.label.en)\(suffix.en).",
      zh: "进程被\(terminator.label.zh)终止\(suffix.zh)。")
  }
}

private func shown(_ value: Value) -> String {
  terminalSafe(value.description(upTo: VisibleText.lineLimit))
}
