import LifecycleModel

func sentence(for change: QuietChange) -> Bilingual {
  switch change {
  case .lockedInFront(let on):
    return on
      ? Bilingual(
        en: "The app is in background; applicationState goes on saying inactive.",
        zh: "应用已进入后台，applicationState 仍为 inactive。")
      : Bilingual(
        en: "The app leaves the background; applicationState said inactive all the time.",
        zh: "应用离开后台，applicationState 一直是 inactive。")
  case .scene(let scene):
    guard let scene else {
      return Bilingual(en: "The scene is disconnected.", zh: "scene 已断开。")
    }
    return Bilingual(
      en: "The scene's activationState is \(scene.rawValue).",
      zh: "scene 的 activationState 为 \(scene.rawValue)。")
  case .notificationDelegate(nil), .notificationDelegate(.gone):
    return Bilingual(
      en: "UNUserNotificationCenter has no delegate.",
      zh: "UNUserNotificationCenter 没有代理。")
  case .notificationDelegate(.object(let name)), .notificationDelegate(.unknown(let name)):
    return Bilingual(
      en: "The delegate of UNUserNotificationCenter is \(terminalSafe(name)).",
      zh: "UNUserNotificationCenter 的代理是 \(terminalSafe(name))。")
  case .authorizationAsked(let closures):
    return closures == nil
      ? Bilingual(en: "The prompt is answered.", zh: "提示框已得到回答。")
      : Bilingual(en: "The permission prompt is up.", zh: "权限提示框已出现。")
  case .registrationAwaited(let waits):
    return waits
      ? Bilingual(en: "The registration is under way.", zh: "注册正在进行。")
      : Bilingual(en: "The registration is done.", zh: "注册已结束。")
  case .phone(let phone):
    let screen = phone.screen.label
    return Bilingual(en: "The phone shows \(screen.en).", zh: "手机显示\(screen.zh)。")
  case .settings: return Bilingual(en: "The settings change.", zh: "设置已改变。")
  case .network(let network):
    let label = network.outcome.label
    return Bilingual(
      en: "Downloads take \(network.duration.inSeconds) s and end \(label.en).",
      zh: "下载耗时 \(network.duration.inSeconds) 秒，结果：\(label.zh)。")
  case .stage: return Bilingual(en: "The stage changes.", zh: "场景设定已改变。")
  case .clock(let time):
    return Bilingual(en: "It is second \(time.inSeconds).", zh: "时间到第 \(time.inSeconds) 秒。")
  case .notifications(let all):
    return Bilingual(
      en: "Notifications that can be reached later: \(all.count).", zh: "现有通知 \(all.count) 条。")
  case .heap:
    return Bilingual(en: "A captured variable of the app changes.", zh: "应用捕获的变量已改变。")
  case .defaults:
    return Bilingual(en: "UserDefaults holds something else.", zh: "UserDefaults 的内容已改变。")
  case .keychain:
    return Bilingual(en: "The Keychain holds something else.", zh: "钥匙串的内容已改变。")
  case .pushNumbered(let id):
    return Bilingual(en: "This is push \(id) of the run.", zh: "这是本次运行的推送 \(id)。")
  case .handlerRests(_, let assumption?):
    return Bilingual(
      en:
        "Whether the completion handler is called rests on an assumption: \(terminalSafe(assumption)).",
      zh: "完成处理程序是否会被调用取决于一项假定：\(terminalSafe(assumption))。")
  case .handlerRests(_, nil):
    return Bilingual(
      en: "Whether the completion handler is called rests on no assumption.",
      zh: "完成处理程序是否会被调用不再取决于假定。")
  case .handlerOpened:
    return Bilingual(
      en: "iOS hands a completion handler over.", zh: "系统交出一个完成处理程序。")
  case .contentNeverGiven:
    return Bilingual(
      en: "The service extension ends without a call of its content handler.",
      zh: "通知服务扩展直到结束都没有调用内容处理程序。")
  case .contentAwaited(let push):
    return Bilingual(en: "The content of push \(push) is awaited.", zh: "等待推送 \(push) 的内容。")
  case .contentReviewed(let content):
    return Bilingual(
      en: "The content is \(content.label.en) as the app comes to the front.",
      zh: "应用来到前台时内容\(content.label.zh)。")
  case .debugger(let debugger):
    return Bilingual(
      en: "Xcode's debugger: \(debugger.label.en).", zh: "Xcode 调试器：\(debugger.label.zh)。")
  case .card(let exists):
    return exists
      ? Bilingual(en: "The app has a card in the switcher.", zh: "应用切换器里出现本应用的卡片。")
      : Bilingual(en: "The app's card leaves the switcher.", zh: "应用切换器里不再有本应用的卡片。")
  case .launchedOnce:
    return Bilingual(en: "The app has been launched for the first time.", zh: "应用首次启动。")
  case .installed(let isInstalled):
    return isInstalled
      ? Bilingual(en: "The app is installed.", zh: "应用已安装。")
      : Bilingual(
        en: "The app is deleted, with its data and everything it left with iOS.",
        zh: "应用已删除，数据和留在系统里的一切也随之删除。")
  case .deadToken(let isKnown):
    return isKnown
      ? Bilingual(
        en: "The phone tells APNs that the app is gone; the old token is dead.",
        zh: "手机告知 APNs 应用已不在，旧 token 失效。")
      : Bilingual(
        en: "The server still has the token of the deleted app.", zh: "服务端仍保存着已删除应用的 token。")
  case .booted: return Bilingual(en: "The phone has started.", zh: "手机启动完毕。")
  case .serviceExtensions(let extensions):
    return Bilingual(
      en: "Service extensions at work: \(extensions.running.count).",
      zh: "正在工作的通知服务扩展：\(extensions.running.count) 个。")
  case .codeRuns(let push):
    return push.map {
      Bilingual(
        en: "Code of the service extension for push \($0) runs.",
        zh: "运行推送 \($0) 的通知服务扩展的代码。")
    } ?? Bilingual(en: "Code of the app runs.", zh: "运行应用的代码。")
  case .storage(let stored):
    return Bilingual(
      en: "Pushes stored at APNs: \(stored.count).", zh: "APNs 上保存的推送：\(stored.count) 条。")
  case .held(let push):
    return push.map {
      Bilingual(en: "The phone holds push \($0.id).", zh: "手机保留推送 \($0.id)。")
    } ?? Bilingual(en: "The phone holds no push.", zh: "手机不再保留推送。")
  case .silentDelivery:
    return Bilingual(
      en: "APNs counts a silent push within the hour.", zh: "APNs 为这一小时记下一条静默推送。")
  case .silentWake:
    return Bilingual(en: "The phone counts a silent wake.", zh: "手机记下一次静默唤醒。")
  case .power(let power): return sentence(for: power)
  case .registrations:
    return Bilingual(en: "What the app has left with iOS changes.", zh: "应用在系统中的登记发生变化。")
  case .services:
    return Bilingual(
      en: "What the process has set up with iOS changes.", zh: "进程向系统设置的内容发生变化。")
  case .regions(let regions):
    let names = regions.map { terminalSafe($0) }
    return Bilingual(
      en: "The phone is in \(names.isEmpty ? "no region" : names.joined(separator: ", ")).",
      zh: "手机所在区域：\(names.isEmpty ? "无" : names.joined(separator: "、"))。")
  }
}
