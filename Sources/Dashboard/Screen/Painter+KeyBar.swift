import CommandLanguage
import LifecycleModel
import TextGrid

extension Painter {
  mutating func keyBar(_ area: Rect) {
    var x = 0
    for item in shownItems(area.width) {
      if x > 0 { x += KeyBar.gap }
      if item.isAvailable {
        x = text(item.key, x: x, y: area.y, .key)
        x = text(" " + item.name[language], x: x, y: area.y, .keyName)
      } else {
        x = text(item.text(language), x: x, y: area.y, .unavailable)
      }
    }
  }

  private func shownItems(_ width: Int) -> [KeyBar.Item] {
    // Some terminals cannot show a wide character in the last two columns of the screen.
    var bar = KeyBar(width: language == .simplifiedChinese ? width - 2 : width, language)
    guard state.focus == .keys else {
      let items = focusItems
      for index in KeyBar.order(items.map(\.priority)) {
        guard bar.add(items[index], at: index) else { break }
      }
      return bar.items
    }
    let world = state.session.history.worldOfNextEvent
    let keys = state.barKeys
    for index in keys.fixed {
      guard bar.add(item(index, world), at: index) else { return bar.items }
    }
    // Checks only visible keys, because checking whether a key can act now takes time.
    for index in keys.rotating {
      let item = item(index, world)
      if item.isAvailable { _ = bar.add(item, at: index) }
    }
    return bar.items
  }

  private func item(_ index: Int, _ world: World) -> KeyBar.Item {
    let binding = KeyTable.all[index]
    return KeyBar.Item(
      key: binding.key, name: binding.name(in: world), priority: binding.priority,
      isAvailable: state.isAvailable(binding.action, in: world))
  }

  private var focusItems: [KeyBar.Item] {
    func item(_ key: String, _ en: String, _ zh: String, _ priority: Int) -> KeyBar.Item {
      KeyBar.Item(
        key: key, name: Bilingual(en: en, zh: zh), priority: priority, isAvailable: true)
    }
    switch state.focus {
    case .keys, .tooSmall: return []
    case .picker:
      return [
        item("↑↓", "choose", "选择", 1), item("Enter", "begin", "开始", 0),
        item("a-z", "search", "查找", 2), item("Esc", "close", "关闭", 0),
      ]
    case .reader:
      return [
        item("↑↓", "scroll", "滚动", 1), item("Space", "page", "翻页", 2),
        item("Esc", "close", "关闭", 0),
      ]
    case .lessonPage:
      return [
        item("Enter", "on", "继续", 0), item("b", "back", "上一页", 2), item("Esc", "skip", "跳过", 3),
        item("L", "lessons", "课程", 1), item("?", "help", "帮助", 0), item("q", "quit", "退出", 0),
      ]
    case .search:
      return [item("Enter", "find", "查找", 0), item("Esc", "leave", "离开", 0)]
    case .prompt:
      return [
        item("Enter", "send", "发送", 0), item("Esc", "back to the keys", "回到按键", 0),
        item("Tab", "complete", "补全", 1), item("↑↓", "history", "历史", 2),
        item("Ctrl-R", "search it", "查找历史", 3), item("Ctrl-C", "quit", "退出", 1),
      ]
    }
  }
}

/// Chooses the keys of the bar. Keys are added by priority until one does not fit, and shown in the
/// order of their table.
struct KeyBar {
  struct Item: Hashable {
    var key: String
    var name: Bilingual
    var priority: Int
    var isAvailable: Bool

    /// Keys that cannot act now are in parentheses, so that this is visible without colours.
    func text(_ language: Language) -> String {
      isAvailable ? "\(key) \(name[language])" : "(\(key) \(name[language]))"
    }

    func width(_ language: Language) -> Int {
      key.displayWidth + 1 + name[language].displayWidth + (isAvailable ? 0 : 2)
    }
  }

  static let gap = 2

  /// The order in which keys are added; those that stay longest come first.
  static func order(_ priorities: [Int]) -> [Int] {
    priorities.indices.sorted { (priorities[$0], $0) < (priorities[$1], $1) }
  }

  private let width: Int
  private let language: Language
  private var used = 0
  private var kept: [(place: Int, item: Item)] = []

  init(width: Int, _ language: Language) {
    self.width = width
    self.language = language
  }

  var items: [Item] { kept.sorted { $0.place < $1.place }.map(\.item) }

  /// Returns false if there is no room for it.
  mutating func add(_ item: Item, at place: Int) -> Bool {
    let needed = item.width(language) + (kept.isEmpty ? 0 : KeyBar.gap)
    guard used + needed <= width else { return false }
    used += needed
    kept.append((place, item))
    return true
  }
}

extension KeyBinding {
  /// A key with two actions shows its current one.
  func name(in world: World) -> Bilingual {
    if action == .happen(.lockOrUnlock), world.phone.isLocked {
      return Bilingual(en: "unlock", zh: "解锁")
    }
    if action == .happen(.centerOrClose), [.center, .control].contains(world.phone.screen) {
      return Bilingual(en: "close", zh: "收起")
    }
    return name
  }
}

extension DashboardState {
  /// The keys of the bar as indices in their table: fixed ones, and ones that rotate with each
  /// event.
  fileprivate var barKeys: (fixed: [Int], rotating: [Int]) {
    let order =
      learning == nil ? Self.orderOfFreePlay : KeyBar.order(KeyTable.all.map { priority($0) })
    let fixed = order.prefix { priority(KeyTable.all[$0]) <= 3 }
    let pool = order.dropFirst(fixed.count).filter { priority(KeyTable.all[$0]) <= 19 }
    guard !pool.isEmpty else { return (Array(fixed), []) }
    let start = session.history.records.count * 4 % pool.count
    let turned = Array(pool[start...] + pool[..<start])
    guard let solution = learning?.solutionCommands else { return (Array(fixed), turned) }
    // The key for the solution is shown only if everything else has room.
    let isLast = { (index: Int) in isOf(solution, KeyTable.all[index].action) }
    return (Array(fixed), turned.filter { !isLast($0) } + turned.filter(isLast))
  }

  private static let orderOfFreePlay = KeyBar.order(KeyTable.all.map(\.priority))

  private func isOf(_ commands: [Command], _ action: Action) -> Bool {
    guard case .happen(let event) = action else { return false }
    let world = session.history.worldOfNextEvent
    return event.events(in: world).contains { event in
      let words = Command.event(event).canonicalText.split(separator: " ").prefix(2)
      return commands.contains {
        $0.canonicalText.split(separator: " ").prefix(2).elementsEqual(words)
      }
    }
  }

  /// In a lesson, the lesson's keys come first and events last.
  fileprivate func priority(_ binding: KeyBinding) -> Int {
    guard let learning else { return binding.priority }
    switch binding.action {
    case .edit where learning.lesson.kind == .fix: return 1
    case .hint: return 2
    case .happen: return 6 + binding.priority / 4
    case .undo: return 5
    case .again: return 8
    case .lessonText: return 3
    case .solution: return 19
    case .nextStep, .restOfEvent, .forward, .back, .previousEvent, .nextEvent, .nextCallback,
      .nextStateChange, .nextTimer, .why, .redo, .resume, .nextPane, .previousPane, .zoom,
      .projector, .scrollUp, .scrollDown, .pageUp, .pageDown, .search, .help, .prompt, .quit,
      .lessons, .edit, .reload, .report:
      return binding.priority
    }
  }

  func isAvailable(_ action: Action, in world: World) -> Bool {
    let history = session.history
    switch action {
    case .happen(let event):
      return learning?.hasOpenQuestion != true && event.canHappen(in: world)
    case .nextStep, .restOfEvent: return history.position.shown > 0
    case .forward, .nextEvent, .redo, .nextCallback, .nextStateChange, .nextTimer:
      return history.position.records < history.records.count
    case .back, .previousEvent, .undo: return history.stepNumber > 0
    case .why, .search: return !history.records.isEmpty
    case .resume: return resumable != nil
    case .lessonText, .hint, .solution, .again: return learning != nil
    case .edit: return learning.map { $0.lesson.kind == .fix } ?? true
    case .reload: return learning == nil && hasOwnApp
    case .nextPane, .previousPane, .zoom, .projector, .scrollUp, .scrollDown, .pageUp, .pageDown,
      .help, .lessons, .report, .prompt, .quit:
      return true
    }
  }
}
