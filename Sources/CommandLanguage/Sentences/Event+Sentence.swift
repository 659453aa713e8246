import LifecycleModel

/// A sentence that describes the event.
package func sentence(for event: Event) -> Bilingual {
  switch event {
  case .openedApp:
    return Bilingual(en: "The user taps the app's icon.", zh: "用户点击应用图标。")
  case .tapped(let number):
    return Bilingual(
      en: "The user taps \(notification(number).en).",
      zh: "用户点击\(notification(number).zh)。")
  case .pressedButton(let identifier, let text, let number):
    let name = terminalSafe(identifier)
    let typed = text.map { terminalSafe($0) }
    return Bilingual(
      en: "The user presses \(name) of \(notification(number).en)"
        + (typed.map { " and types “\($0)”." } ?? "."),
      zh: "用户在\(notification(number).zh)上按下按钮 \(name)" + (typed.map { "，输入“\($0)”。" } ?? "。"))
  case .cleared(let number):
    return Bilingual(
      en: "The user clears \(notification(number).en).",
      zh: "用户清除\(notification(number).zh)。")
  case .clearedAll:
    return Bilingual(
      en: "The user clears all notifications within reach.", zh: "用户清除眼前的全部通知。")
  case .pressedHome: return Bilingual(en: "The user goes to Home.", zh: "用户回到主屏幕。")
  case .openedSwitcher:
    return Bilingual(en: "The user opens the app switcher.", zh: "用户打开应用切换器。")
  case .returnedToApp:
    return Bilingual(
      en: "The user picks the app's card in the switcher.", zh: "用户在应用切换器中选中本应用的卡片。")
  case .openedOtherApp:
    return Bilingual(en: "The user opens another app.", zh: "用户打开其他应用。")
  case .swipedAppAway:
    return Bilingual(
      en: "The user swipes the app's card away: force quit.", zh: "用户划掉本应用的卡片（强制退出）。")
  case .pulledNotificationCenter:
    return Bilingual(en: "The user pulls Notification Center down.", zh: "用户拉下通知中心。")
  case .pulledControlCenter:
    return Bilingual(en: "The user opens Control Center.", zh: "用户打开控制中心。")
  case .closedOverlay:
    return Bilingual(en: "The user closes what lies over the screen.", zh: "用户收起盖在上面的界面。")
  case .sheetCame:
    return Bilingual(
      en: "A sheet of the system, such as Face ID, covers the app.", zh: "系统弹出界面（例如面容 ID）盖住应用。")
  case .followedLink(let link):
    return Bilingual(
      en: "The user follows the link \(terminalSafe(link.text)).",
      zh: "用户打开链接 \(terminalSafe(link.text))。")
  case .locked: return Bilingual(en: "The user locks the phone.", zh: "用户锁定手机。")
  case .unlocked: return Bilingual(en: "The user unlocks the phone.", zh: "用户解锁手机。")
  case .callCame: return Bilingual(en: "A call comes in.", zh: "有电话打进来。")
  case .answeredCall: return Bilingual(en: "The user answers the call.", zh: "用户接听电话。")
  case .declinedCall: return Bilingual(en: "The user declines the call.", zh: "用户拒接电话。")
  case .allowed:
    return Bilingual(en: "The user allows notifications.", zh: "用户允许通知。")
  case .denied:
    return Bilingual(en: "The user does not allow notifications.", zh: "用户不允许通知。")
  case .hungUp: return Bilingual(en: "The user hangs up.", zh: "用户挂断电话。")
  case .changedSetting(let change): return sentence(for: change)
  case .traveled(let travel): return sentence(for: travel)
  case .sentPush(let push): return sentence(for: push)
  case .keptAlive:
    return Bilingual(
      en: "The connection to APNs answers a keep-alive.", zh: "与 APNs 的连接回应一次保活。")
  case .grantedFetch:
    return Bilingual(en: "iOS grants the app a background fetch.", zh: "系统准许应用一次后台获取。")
  case .grantedTask(let kind):
    return Bilingual(
      en: "iOS grants the app a \(kind.label.en).", zh: "系统准许应用执行一个 \(kind.label.zh)。")
  case .endedTransfers(.done):
    return Bilingual(en: "The background transfers are done.", zh: "后台传输完成。")
  case .endedTransfers(.failed):
    return Bilingual(en: "The background transfers fail.", zh: "后台传输失败。")
  case .endedTransfers(.cancelled):
    return Bilingual(en: "The background transfers are cancelled.", zh: "后台传输被取消。")
  case .plugged(let on):
    return on
      ? Bilingual(en: "The charger is plugged in.", zh: "接上充电器。")
      : Bilingual(en: "The charger is unplugged.", zh: "拔下充电器。")
  case .batteryAt(let percent):
    return Bilingual(en: "The battery is at \(percent) percent.", zh: "电量为 \(percent)%。")
  case .reclaimedMemory:
    return Bilingual(en: "The system reclaims the app's memory.", zh: "系统回收应用占用的内存。")
  case .warnedOfMemory:
    return Bilingual(en: "The system warns of low memory.", zh: "系统发出内存警告。")
  case .appCrashed: return Bilingual(en: "The app crashes.", zh: "应用崩溃。")
  case .rebooted: return Bilingual(en: "The phone restarts.", zh: "手机重启。")
  case .deletedApp: return Bilingual(en: "The user deletes the app.", zh: "用户删除应用。")
  case .installedApp: return Bilingual(en: "The user installs the app.", zh: "用户安装应用。")
  case .wentOffline: return Bilingual(en: "The phone goes offline.", zh: "手机离线。")
  case .cameOnline: return Bilingual(en: "The phone comes online.", zh: "手机联网。")
  case .ranFromXcode:
    return Bilingual(en: "The developer runs the app from Xcode.", zh: "开发者从 Xcode 运行应用。")
  case .stoppedFromXcode:
    return Bilingual(en: "The developer presses Stop in Xcode.", zh: "开发者在 Xcode 中按下 Stop。")
  case .waitsInXcode:
    return Bilingual(
      en: "Xcode waits for the executable to be launched.", zh: "Xcode 等待可执行文件启动。")
  case .detachedXcode:
    return Bilingual(en: "The developer detaches Xcode.", zh: "开发者断开 Xcode 调试器。")
  case .changedNetwork(let network): return sentence(for: network)
  case .assumed(let assumption):
    let place = terminalSafe(assumption.place)
    return Bilingual(
      en: "What is unknown in line \(place) is taken for \(assumption.value.word).",
      zh: "第 \(place) 行中的未知部分当作 \(assumption.value.word)。")
  case .changedOption(let option, let on):
    return Bilingual(
      en: "Option \(option.rawValue) is turned \(on ? "on" : "off").",
      zh: "选项 \(option.rawValue) \(on ? "打开" : "关闭")。")
  case .timePassed(let span):
    return sentence(for: span)
  }
}

/// In hours, minutes or seconds: the largest unit that divides the span.
private func sentence(for span: Milliseconds) -> Bilingual {
  let units = [(3600, "hour", "小时"), (60, "minute", "分钟")]
  for (seconds, en, zh) in units where span > 0 {
    let (count, rest) = span.quotientAndRemainder(dividingBy: .seconds(seconds))
    guard rest == 0 else { continue }
    return Bilingual(
      en: count == 1 ? "1 \(en) passes." : "\(count) \(en)s pass.", zh: "过去 \(count) \(zh)。")
  }
  return Bilingual(en: "\(span.inSeconds) s pass.", zh: "过去 \(span.inSeconds) 秒。")
}

private func sentence(for change: SettingChange) -> Bilingual {
  func onOff(_ en: String, _ zh: String, _ on: Bool) -> Bilingual {
    Bilingual(
      en: "In Settings, \(en) is turned \(on ? "on" : "off").",
      zh: "在“设置”中\(on ? "打开" : "关闭")\(zh)。")
  }
  switch change {
  case .notifications(let on): return onOff("“Allow Notifications”", "“允许通知”", on)
  case .style(let style):
    return Bilingual(
      en: "In Settings, the alert style becomes \(style.label.en).",
      zh: "在“设置”中把提醒样式改为“\(style.label.zh)”。")
  case .sound(let on): return onOff("the app's sound", "应用的声音", on)
  case .badge(let on): return onOff("the app's badge", "应用的角标", on)
  case .lockScreen(let on): return onOff("“Show on Lock Screen”", "“在锁定屏幕上显示”", on)
  case .notificationCenter(let on):
    return onOff("“Show in Notification Center”", "“在通知中心显示”", on)
  case .backgroundRefresh(let on): return onOff("Background App Refresh", "“后台 App 刷新”", on)
  case .location(let location):
    return Bilingual(
      en: "In Settings, the app's location access becomes \(location.label.en).",
      zh: "在“设置”中把定位权限改为“\(location.label.zh)”。")
  case .focus(let on): return onOff("a Focus", "专注模式", on)
  case .summary(let on): return onOff("the Scheduled Summary", "定时推送摘要", on)
  case .previews(let on): return onOff("“Show Previews”", "“显示预览”", on)
  case .lowPower(let on): return onOff("Low Power Mode", "低电量模式", on)
  }
}

private func sentence(for push: Push) -> Bilingual {
  let told = content(of: push)
  guard let service = push.service else { return told }
  return Bilingual(
    en: "\(told.en) (What \(service) makes of the request.)",
    zh: "\(told.zh)（\(service) 据请求生成。）")
}

private func content(of push: Push) -> Bilingual {
  if push.type == .liveactivity {
    let event = terminalSafe(push.aps?["event"]?.asString ?? "")
    return Bilingual(
      en: "The provider sends a Live Activity's push: \(event).", zh: "服务端发出实时活动推送：\(event)。")
  }
  if push.type == .voip {
    return Bilingual(en: "The provider sends a VoIP push.", zh: "服务端发出 VoIP 推送。")
  }
  let wakes = push.aps?["content-available"] != nil
  if let text = push.visibleText {
    let shown = terminalSafe(text)
    return wakes
      ? Bilingual(
        en: "The provider sends a push with content-available: “\(shown)”.",
        zh: "服务端发出带 content-available 的推送：“\(shown)”。")
      : Bilingual(en: "The provider sends a push: “\(shown)”.", zh: "服务端发出推送：“\(shown)”。")
  }
  return wakes && !push.isVisible
    ? Bilingual(en: "The provider sends a silent push.", zh: "服务端发出静默推送。")
    : Bilingual(en: "The provider sends a push without text.", zh: "服务端发出不带文字的推送。")
}

private func sentence(for network: Network) -> Bilingual {
  let seconds = network.duration.inSeconds
  return Bilingual(
    en: "From now on downloads take \(seconds) s and end \(network.outcome.label.en).",
    zh: "此后下载耗时 \(seconds) 秒，结果：\(network.outcome.label.zh)。")
}

/// A notification by its number; 1 is the newest.
private func notification(_ number: Int) -> Bilingual {
  number == 1
    ? Bilingual(en: "the newest notification", zh: "最新一条通知")
    : Bilingual(en: "notification \(number), counted from the newest", zh: "倒数第 \(number) 条通知")
}
