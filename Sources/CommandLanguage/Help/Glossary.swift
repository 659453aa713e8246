import LifecycleModel

/// The words that the panes show, each with an explanation, for `help WORD` and for `y` on a pane.
package struct GlossaryEntry: Hashable, Sendable {
  package var word: String
  package var meaning: Bilingual
  package var sources: [SourceKey]

  init(_ word: String, en: String, zh: String, sources: [SourceKey] = []) {
    self.word = word
    meaning = Bilingual(en: en, zh: zh)
    self.sources = sources
  }
}

package enum Glossary {
  /// nil if there is no such word.
  package static func entry(for word: String) -> GlossaryEntry? {
    let word = synonyms[word.lowercased()] ?? word.lowercased()
    return all.first { $0.word == word }
  }

  /// Other words of the panes, each explained by another word's entry.
  private static let synonyms = [
    "missing": "content", "ready": "content", "未就绪": "content", "已就绪": "content",
    "内容": "content", "禁令": "ban", "卡片": "card", "横幅": "banner", "到达": "arrival",
    "角标": "badge", "未运行": "not-running", "挂起": "suspended", "后台": "background",
    "未激活": "inactive", "激活": "active", "server": "srv", "服务端": "srv", "快照": "snapshot",
    "判断错误": "wrong", "判断正确": "right", "未处理": "nothing", "正在回放": "past",
    "not-determined": "permission", "denied": "permission", "authorized": "permission",
    "provisional": "permission", "assumed": "assumption",
  ]

  package static var all: [GlossaryEntry] {
    states + flags + phone + events + timers + ownCode + notPlayed
  }

  static let ownCode = [
    GlossaryEntry(
      "assumption",
      en:
        "A value for what neither your files nor PushLab know; assume says otherwise. A loop that "
        + "only an assumption keeps going ends behind two passes that change nothing, or behind 100.",
      zh: "文件和 PushLab 都不知道的东西所取的值；可用 assume 更改。仅因假定而继续的循环，在两轮没有"
        + "变化之后结束，或在 100 轮之后结束。")
  ]

  package static let states = [
    GlossaryEntry(
      "not-running", en: "There is no process: the app was not launched, or was ended.",
      zh: "没有进程：应用尚未启动，或已被终止。"),
    GlossaryEntry(
      "suspended", en: "The process is in memory and runs no code. iOS may end it without a call.",
      zh: "进程还在内存里，但不运行任何代码。系统可以直接终止它，不调用任何代理方法。"),
    GlossaryEntry(
      "background", en: "The app runs code and is not in front. Soon it is suspended.",
      zh: "应用在运行代码，但不在前台；不久会被挂起。"),
    GlossaryEntry(
      "inactive", en: "The app is in front and runs code, but gets no touches.",
      zh: "应用在前台并运行代码，但收不到触摸事件。"),
    GlossaryEntry("active", en: "The app is in front and gets touches.", zh: "应用在前台，可以接收触摸事件。"),
  ]

  package static let flags = [
    GlossaryEntry(
      "ban",
      en: "The user has swiped the app away (force quit). Until the app is opened again or the "
        + "phone is restarted, iOS launches it for no push.",
      zh: "用户划掉了应用（强制退出）。在用户再次打开应用或重启手机之前，系统不会因为推送启动它。"),
    GlossaryEntry(
      "first-unlock", en: "The phone was unlocked at least once since it was started.",
      zh: "手机启动后至少解锁过一次。"),
    GlossaryEntry("locked", en: "The phone is locked.", zh: "手机已锁定。"),
    GlossaryEntry(
      "token", en: "The app has a device token, so your server can reach it.",
      zh: "应用有设备令牌（device token），服务端可以向它发送推送。"),
    GlossaryEntry(
      "permission",
      en: "What the user allows: not-determined (never asked), denied, authorized, provisional.",
      zh: "用户给的通知权限：not-determined（还没问过）、denied（拒绝）、authorized（允许）、provisional（临时）。"),
    GlossaryEntry(
      "refresh", en: "The switch Background App Refresh in Settings.", zh: "“设置”中的“后台 App 刷新”开关。"),
    GlossaryEntry("low-power", en: "Low Power Mode is on.", zh: "低电量模式已打开。"),
    GlossaryEntry("online", en: "The phone is connected to APNs.", zh: "手机与 APNs 保持连接。"),
    GlossaryEntry(
      "debugger", en: "Xcode is attached: the app is not suspended and no watchdog ends it.",
      zh: "Xcode 已连接：应用不会被挂起，也不会被看门狗终止。"),
    GlossaryEntry(
      "stored-push", en: "APNs keeps a push because the phone cannot take it now: one, the newest.",
      zh: "手机现在无法接收，推送暂存在 APNs：只存一条，即最新的一条。"),
    GlossaryEntry(
      "held-push",
      en: "The phone has a silent push and hands it to the app later: one, the newest.",
      zh: "手机收到了静默推送，稍后才交给应用：只存一条，即最新的一条。"),
    GlossaryEntry("badge", en: "The number on the app's icon.", zh: "应用图标上的数字角标。"),
  ]

  package static let phone = [
    GlossaryEntry(
      "content",
      en: "\"ready\": every content-available push that called the app was downloaded when the app "
        + "came to the front. \"MISSING\": one was not, so the user has to wait.",
      zh: "“已就绪”：应用来到前台时，每条唤醒过它的 content-available 推送都已下载完内容。“未就绪”：还有内容没下载，用户需要等待。"),
    GlossaryEntry(
      "card", en: "The app's picture in the app switcher. It stays when the process has ended.",
      zh: "应用在切换器中的卡片；进程结束后卡片仍在。"),
    GlossaryEntry(
      "banner", en: "A notification at the top of the screen; it goes after 5 s.",
      zh: "屏幕顶部的通知横幅，5 秒后消失。"),
  ]

  package static let events = [
    GlossaryEntry(
      "arrival", en: "A push has come and nobody has tapped it.", zh: "推送到达，但没有人点击它。"),
    GlossaryEntry("handler", en: handler.en, zh: handler.zh),
    GlossaryEntry(
      "silent", en: "A push with content-available and nothing to show.",
      zh: "带 content-available、不显示任何内容的推送。"),
    GlossaryEntry(
      "right", en: "The delegate took the push for what it was.", zh: "代理的判断与实际一致。"),
    GlossaryEntry(
      "wrong", en: "The delegate took an arrival for a tap, or did not take a tap for one.",
      zh: "代理把到达当成了点击，或者没有把点击当作点击。"),
    GlossaryEntry(
      "nothing", en: "The delegate did not handle the push. For an arrival that is no fault.",
      zh: "代理没有处理这条推送。对到达来说，这不算错。"),
    GlossaryEntry(
      "again", en: "The app has called a completion handler that it had called before.",
      zh: "应用又一次调用了已经调用过的完成处理程序。"),
    GlossaryEntry(
      "snapshot", en: "iOS takes a picture of the app for its card in the app switcher.",
      zh: "系统为应用切换器中的卡片截取应用的画面。"),
    GlossaryEntry("srv", en: "Your server, which sends the pushes.", zh: "你的服务端，推送由它发出。"),
    GlossaryEntry(
      "past",
      en: "The cursor stands before steps that were played. → goes on; a new event starts a "
        + "branch.",
      zh: "光标停在已经播放过的步骤之前。按 → 继续；此处发生新事件会另开分支。"),
    GlossaryEntry(
      "mixed", en: "A push with a text and content-available.", zh: "既有文字又带 content-available 的推送。"),
  ]

  package static let timers = [
    GlossaryEntry(
      "suspend", en: "Until iOS suspends the app in the background.", zh: "距离系统挂起后台应用的时间。"),
    GlossaryEntry(
      "launch", en: "Time for a launch; then the watchdog ends the app.", zh: "启动的时限；超时会被看门狗终止。"),
    GlossaryEntry(
      "callback", en: "Time for didEnterBackground and willTerminate.",
      zh: "didEnterBackground 与 willTerminate 的时限。"),
    GlossaryEntry(
      "download", en: "A download of the app; its length is set by `network`.",
      zh: "应用的下载；时长由 `network` 设定。"),
    GlossaryEntry(
      "background-task",
      en: "Time that beginBackgroundTask gives; at its end the expiration handler is called, and "
        + "1 s later the watchdog ends the app.",
      zh: "beginBackgroundTask 给的时间；到时调用过期处理程序，再过 1 秒看门狗终止应用。"),
    GlossaryEntry(
      "location", en: "Time in background for a location event.", zh: "位置事件给后台应用的时间。"),
    GlossaryEntry(
      "task",
      en: "Time of a BGTask; at its end its expiration handler is called, and 1 s later iOS ends "
        + "the app.",
      zh: "BGTask 的时间；到时调用它的过期处理程序，再过 1 秒系统终止应用。"),
    GlossaryEntry(
      "transfer", en: "Time for the handler of handleEventsForBackgroundURLSession.",
      zh: "handleEventsForBackgroundURLSession 的完成处理程序的时限。"),
    GlossaryEntry(
      "extension", en: "Time of the notification service extension for a push.",
      zh: "通知服务扩展处理一条推送的时限。"),
    GlossaryEntry(
      "report", en: "Time to report a VoIP push to CallKit as a call; then iOS ends the app.",
      zh: "把 VoIP 推送作为来电报告给 CallKit 的时限；超时系统会终止应用。"),
    GlossaryEntry(
      "work", en: "Code of the app that runs later, such as that of asyncAfter.",
      zh: "应用延后执行的代码，例如 asyncAfter 的闭包。"),
    GlossaryEntry(
      "paused", en: "The timer stands still while the process is suspended.",
      zh: "进程挂起时，计时器停住。"),
  ]

  private static let handler = Bilingual(
    en: "The completion handler that iOS passes to the app. The app has to call it once, in time "
      + "(30 s).",
    zh: "系统交给应用的完成处理程序。应用必须按时（30 秒内）调用一次。")
}
