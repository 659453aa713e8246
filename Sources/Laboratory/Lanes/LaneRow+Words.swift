import CommandLanguage
import LifecycleModel

/// Words for rows, which have less room than sentences.
extension LaneRow {
  static func words(for verdict: Verdict) -> Bilingual {
    let fate = verdict.fate.label
    let answer = [verdict.status.map(String.init), verdict.reason]
      .compactMap { $0 }.joined(separator: " ")
    let behind = answer.isEmpty ? "" : " (\(answer))"
    return Bilingual(
      en: "\(fate.en) push \(verdict.push)\(behind)", zh: "\(fate.zh)推送 \(verdict.push)\(behind)")
  }

  static func words(
    for timer: Timer, _ change: TimerChange, at time: Milliseconds
  ) -> Bilingual {
    let name = timer.name.rawValue
    let left = max(0, timer.left(at: time)).inSeconds
    let length = timer.length.inSeconds
    switch change {
    case .started:
      return Bilingual(en: "timer \(name) starts, \(length) s", zh: "计时器 \(name) 开始，\(length) 秒")
    case .stopped: return Bilingual(en: "timer \(name) stops", zh: "计时器 \(name) 停止")
    case .expired: return Bilingual(en: "timer \(name) ends", zh: "计时器 \(name) 到时")
    case .paused:
      return Bilingual(
        en: "timer \(name) pauses, \(left) s left", zh: "计时器 \(name) 暂停，剩 \(left) 秒")
    case .resumed:
      return Bilingual(
        en: "timer \(name) resumes, \(left) s left", zh: "计时器 \(name) 继续，剩 \(left) 秒")
    }
  }

  static func words(for display: Display) -> Bilingual {
    let text = terminalSafe(display.text ?? "")
    let place = display.place.label
    switch display.place {
    case .banner, .list, .lockscreen:
      let word = display.place.rawValue
      return Bilingual(en: "\(word) “\(text)”", zh: "\(place.zh)“\(text)”")
    case .sound:
      return Bilingual(en: "sound \(text)", zh: "声音 \(text)")
    case .badge:
      let number = display.badge ?? 0
      return Bilingual(en: "badge \(number)", zh: "角标 \(number)")
    }
  }

  static func words(for content: SnapshotContent) -> Bilingual {
    switch content {
    case .old: return Bilingual(en: "snapshot: old content", zh: "快照：内容未变")
    case .new: return Bilingual(en: "snapshot: new content", zh: "快照：内容已更新")
    }
  }

  static func words(for terminator: Terminator, _ code: String?) -> Bilingual {
    let behind = code.map { " \(terminalSafe($0))" } ?? ""
    let by = terminator.label
    switch terminator {
    case .crash: return Bilingual(en: "CRASHED\(behind)", zh: "崩溃终止\(behind)")
    case .exit: return Bilingual(en: "EXITED\(behind)", zh: "自行退出\(behind)")
    case .user, .system, .watchdog, .xcode, .reboot:
      return Bilingual(en: "ENDED by \(by.en)\(behind)", zh: "被\(by.zh)终止\(behind)")
    }
  }

  /// Short words for the action; nil if its sentence is short enough.
  static func words(for action: AppAction) -> Bilingual? {
    switch action {
    case .completed(_, let result, let again):
      let name = result.map { "(.\($0.rawValue))" } ?? "()"
      return again
        ? Bilingual(en: "handler\(name) AGAIN", zh: "handler\(name) 又一次")
        : Bilingual(en: "handler\(name)", zh: "handler\(name)")
    case .presented(_, let options, let again):
      let shown = options.isEmpty ? "[]" : "[" + options.joined(separator: ", ") + "]"
      let behind = again ? Bilingual(en: " AGAIN", zh: " 又一次") : Bilingual(en: "", zh: "")
      return Bilingual(en: "shows \(shown)\(behind.en)", zh: "显示 \(shown)\(behind.zh)")
    case .downloadStarted: return Bilingual(en: "download starts", zh: "开始下载")
    case .downloadEnded(_, let outcome):
      return Bilingual(
        en: "download ends \(outcome.label.en)", zh: "下载结束：\(outcome.label.zh)")
    case .transfersEnded(.done): return Bilingual(en: "transfers done", zh: "传输完成")
    case .transfersEnded(.failed): return Bilingual(en: "transfers failed", zh: "传输失败")
    case .transfersEnded(.cancelled): return Bilingual(en: "transfers cancelled", zh: "传输被取消")
    case .registered: return Bilingual(en: "registers for pushes", zh: "注册远程通知")
    case .notCalled(let name, _):
      let label = name.label
      return Bilingual(en: "no call for \(label.en)", zh: "\(label.zh)：不调用应用")
    case .notWoken(let source, _):
      let label = source.label
      return Bilingual(en: "no call for \(label.en)", zh: "\(label.zh)：不调用应用")
    case .notShown(let name, isAssumed: true):
      let label = name.label
      return Bilingual(en: "\(label.en) not shown (assumed)", zh: "\(label.zh)：假定不显示")
    case .notShown(let name, isAssumed: false):
      let label = name.label
      return Bilingual(en: "\(label.en) is not shown", zh: "\(label.zh)：什么也不显示")
    case .localFired(let number, let identifier):
      let name = terminalSafe(identifier)
      return Bilingual(en: "\(number): local \(name)", zh: "\(number)：本地通知 \(name)")
    case .scheduled(let identifier):
      let name = terminalSafe(identifier)
      return Bilingual(en: "local \(name) added", zh: "本地通知 \(name) 已安排")
    case .keychainClosed: return Bilingual(en: "Keychain item closed", zh: "钥匙串条目无法读取")
    case .delegateGone: return Bilingual(en: "delegate is nil", zh: "代理变为 nil")
    case .dropped, .removedPending, .removedDelivered, .setCategories, .passcodeAsked,
      .logged, .setBadge, .opened, .trapped, .ranAway, .viewsCutOff, .linkRefused, .called,
      .assumed, .wouldTrap,
      .wouldBeKilled, .asked,
      .expirationCalled, .posted:
      return nil
    }
  }
}

extension Treatment {
  var shortLabel: Bilingual {
    switch self {
    case .arrival: return Bilingual(en: "arrival", zh: "到达")
    case .tap: return Bilingual(en: "tap", zh: "点击")
    case .nothing: return Bilingual(en: "nothing", zh: "未处理")
    }
  }
}
