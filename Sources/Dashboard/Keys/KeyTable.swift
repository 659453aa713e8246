import CommandLanguage
import TextGrid

/// One row of the key table, which key handling, key bar, help and docs/commands.md read.
package struct KeyBinding: Sendable {
  package var inputs: [Input]
  /// The keys as users call them.
  package var label: String
  /// The first of these keys, for the key bar.
  package var key: String
  package var action: Action
  /// A word or two for the key bar.
  package var name: Bilingual
  package var help: Bilingual
  /// The key bar drops keys with the highest number first; 0 is always shown.
  package var priority: Int

  init(
    _ label: String, _ inputs: [Input], _ action: Action, _ priority: Int, _ en: String,
    _ zh: String, en helpEn: String, zh helpZh: String
  ) {
    self.label = label
    key = String(label.prefix { $0 != " " })
    self.inputs = inputs
    self.action = action
    self.priority = priority
    name = Bilingual(en: en, zh: zh)
    help = Bilingual(en: helpEn, zh: helpZh)
  }
}

package enum KeyTable {
  package static let all: [KeyBinding] = stepping + jumping + happening + learning + looking

  package static let bindings: [Input: KeyBinding] = Dictionary(
    all.flatMap { binding in
      (binding.inputs + binding.inputs.compactMap(\.fullWidth)).map { ($0, binding) }
    },
    uniquingKeysWith: { first, _ in first })

  private static func character(_ scalar: Unicode.Scalar) -> [Input] { [.character(scalar)] }

  // swift-format-ignore
  private static let stepping: [KeyBinding] = [
    KeyBinding("Space", character(" "), .nextStep, 1, "step", "下一步",
      en: "the next step of the event", zh: "显示这个事件的下一步"),
    KeyBinding("e", character("e"), .restOfEvent, 6, "rest", "余下",
      en: "all the rest of the event", zh: "显示这个事件余下的所有步骤"),
    KeyBinding("← b", [.key(.left), .character("b")], .back, 9, "back", "后退",
      en: "one step back in time", zh: "时间回溯一步"),
    KeyBinding("→ f", [.key(.right), .character("f")], .forward, 10, "forward", "前进",
      en: "one step forward in time", zh: "时间前进一步"),
    KeyBinding("[", character("["), .previousEvent, 20, "event before", "前一事件",
      en: "the first step of this event, then of the one before", zh: "回到这个事件的第一步，再按则到前一个事件"),
    KeyBinding("]", character("]"), .nextEvent, 21, "event after", "后一事件",
      en: "the first step of the event after", zh: "到后一个事件的第一步"),
  ]

  // swift-format-ignore
  private static let jumping: [KeyBinding] = [
    KeyBinding("n", character("n"), .nextCallback, 24, "next callback", "下一回调",
      en: "forward to the next callback", zh: "前进到下一次回调"),
    KeyBinding("N", character("N"), .nextStateChange, 25, "next state", "下一状态",
      en: "forward to the next change of state", zh: "前进到下一次状态变化"),
    KeyBinding("T", character("T"), .nextTimer, 26, "next timer", "下一计时",
      en: "forward to the next timer that starts, stops or ends", zh: "前进到下一次计时器的开始、停止或到时"),
    KeyBinding("/", character("/"), .search, 27, "search", "查找",
      en: "search the steps for a text", zh: "在步骤中查找文字"),
  ]

  // swift-format-ignore
  private static let happening: [KeyBinding] = [
    KeyBinding("o", character("o"), .happen(.open), 2, "open", "打开",
      en: "open the app: tap its icon", zh: "点击图标打开应用"),
    KeyBinding("h", character("h"), .happen(.home), 8, "home", "主屏幕",
      en: "go to the Home screen", zh: "回到主屏幕"),
    KeyBinding("s", character("s"), .happen(.switcher), 4, "switcher", "切换器",
      en: "open the app switcher", zh: "打开应用切换器"),
    KeyBinding("r", character("r"), .happen(.returnToApp), 14, "return", "返回应用",
      en: "in the switcher: return to the app", zh: "在切换器中回到本应用"),
    KeyBinding("k", character("k"), .happen(.swipe), 13, "swipe away", "划掉",
      en: "swipe the app away: force quit (opens the switcher first)", zh: "划掉应用，即强制退出（必要时先打开切换器）"),
    KeyBinding("a", character("a"), .happen(.pushMixed), 3, "push", "推送",
      en: "a push with text and content-available arrives", zh: "发一条带文字和 content-available 的推送"),
    KeyBinding("A", character("A"), .happen(.pushAlert), 16, "plain push", "普通推送",
      en: "a push with text only", zh: "发一条只有文字的推送"),
    KeyBinding("S", character("S"), .happen(.pushSilent), 15, "silent push", "静默推送",
      en: "a silent push: content-available only", zh: "发一条静默推送，只有 content-available"),
    KeyBinding("t", character("t"), .happen(.tap), 7, "tap", "点通知",
      en: "tap the newest notification that can be seen", zh: "点击能看到的最新通知"),
    KeyBinding("c", character("c"), .happen(.centerOrClose), 17, "center", "通知中心",
      en: "pull Notification Center down, or close it", zh: "拉下或收起通知中心"),
    KeyBinding("l", character("l"), .happen(.lockOrUnlock), 12, "lock", "锁屏",
      en: "lock the phone, or unlock it", zh: "锁定或解锁手机"),
    KeyBinding("+", character("+"), .happen(.allow), 30, "allow", "允许",
      en: "answer the permission prompt: allow", zh: "在授权提示中选择允许"),
    KeyBinding("-", character("-"), .happen(.deny), 31, "deny", "不允许",
      en: "answer the permission prompt: deny", zh: "在授权提示中选择不允许"),
    KeyBinding("w", character("w"), .happen(.waitShort), 11, "wait 5 s", "等 5 秒",
      en: "let 5 s pass", zh: "让 5 秒过去"),
    KeyBinding("W", character("W"), .happen(.waitLong), 18, "wait 30 s", "等 30 秒",
      en: "let 30 s pass", zh: "让 30 秒过去"),
  ]

  // swift-format-ignore
  private static let learning: [KeyBinding] = [
    KeyBinding("L", character("L"), .lessons, 19, "lessons", "课程",
      en: "the lessons, with what you have done of them", zh: "课程列表与学习进度"),
    KeyBinding("H", character("H"), .hint, 38, "hint", "提示",
      en: "in a lesson: the next hint", zh: "课程中：下一条提示"),
    KeyBinding("R", character("R"), .again, 39, "reset", "重来",
      en: "in a lesson: back to before the first wrong event, then to the start", zh: "课程中：回到第一个走偏的事件之前，再按回到起点"),
    KeyBinding("M", character("M"), .lessonText, 40, "text", "课文",
      en: "in a lesson: read its text again", zh: "课程中：重读课文"),
    KeyBinding("X", character("X"), .solution, 41, "solution", "答案",
      en: "in a lesson: play the solution", zh: "课程中：演示答案"),
    KeyBinding("E", character("E"), .edit, 42, "edit", "编辑",
      en: "open the delegate in $EDITOR: your own, that of a lesson, or a copy of a built-in app", zh: "用 $EDITOR 打开代理文件：自己的、修复类课程的，或内置应用的副本"),
    KeyBinding("D", character("D"), .reload, 43, "read again", "重新读取",
      en: "read your delegate again and play the events on the new code", zh: "重新读取自己的代理，用新代码重放事件"),
    KeyBinding("i", character("i"), .report, 44, "report", "载入报告",
      en: "the load report: methods, assumptions, what is missing", zh: "代理的载入报告：有哪些方法、作了哪些假设、缺少什么"),
  ]

  // swift-format-ignore
  private static let looking: [KeyBinding] = [
    KeyBinding("y", character("y"), .why, 5, "why", "为什么",
      en: "why: the rule behind the step, and its source", zh: "为什么：这一步背后的规则与出处"),
    KeyBinding("u", character("u"), .undo, 19, "undo", "撤销",
      en: "undo: back before the event", zh: "撤销：回到事件之前"),
    KeyBinding("U", character("U"), .redo, 23, "redo", "重做",
      en: "redo: behind the next event", zh: "重做：到下一个事件之后"),
    KeyBinding("g", character("g"), .resume, 37, "resume", "继续上次",
      en: "resume the previous session", zh: "继续上一次的会话"),
    KeyBinding("Tab", [.key(.tab)], .nextPane, 22, "pane", "窗格",
      en: "choose the next pane", zh: "选择下一个窗格"),
    KeyBinding("Shift-Tab", [.key(.backTab)], .previousPane, 32, "pane before", "前一窗格",
      en: "choose the pane before", zh: "选择前一个窗格"),
    KeyBinding("z", character("z"), .zoom, 28, "zoom", "放大",
      en: "give the chosen pane the whole screen, or take it back", zh: "让选中的窗格占满屏幕，再按恢复"),
    KeyBinding("p", character("p"), .projector, 29, "projector", "投影",
      en: "large letters for a room, or back", zh: "切换投影视图：给全班看的大字"),
    KeyBinding("↑", [.key(.up)], .scrollUp, 33, "up", "上滚",
      en: "scroll the chosen pane up", zh: "选中的窗格向上滚动"),
    KeyBinding("↓", [.key(.down)], .scrollDown, 34, "down", "下滚",
      en: "scroll the chosen pane down", zh: "选中的窗格向下滚动"),
    KeyBinding("PgUp", [.key(.pageUp)], .pageUp, 35, "page up", "上翻",
      en: "scroll the chosen pane up by a page", zh: "选中的窗格向上翻页"),
    KeyBinding("PgDn", [.key(.pageDown)], .pageDown, 36, "page down", "下翻",
      en: "scroll the chosen pane down by a page", zh: "选中的窗格向下翻页"),
    KeyBinding(": Enter", [.character(":"), .key(.enter)], .prompt, 1, "type", "输入",
      en: "type a command; Esc comes back to the keys", zh: "输入命令；Esc 回到按键"),
    KeyBinding("?", character("?"), .help, 0, "help", "帮助",
      en: "all keys", zh: "列出所有按键"),
    KeyBinding("q", character("q"), .quit, 0, "quit", "退出",
      en: "quit (Ctrl-C too)", zh: "退出（Ctrl-C 亦可）"),
  ]
}

extension Input {
  /// The full-width form of the key; nil if there is none.
  fileprivate var fullWidth: Input? {
    guard case .character(let scalar) = self, (0x21...0x7E).contains(scalar.value),
      !scalar.properties.isAlphabetic, let wide = Unicode.Scalar(scalar.value + 0xFEE0)
    else { return nil }
    return .character(wide)
  }
}
