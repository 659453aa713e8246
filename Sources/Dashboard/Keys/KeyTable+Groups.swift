import CommandLanguage

extension KeyTable {
  package struct Group: Sendable {
    package var title: Bilingual
    package var bindings: [KeyBinding]
    /// Commands without a key, as they are typed.
    var commands: [(typed: String, verb: Verb)] = []
  }

  /// For help: first the most important keys, then all by group.
  package static let groups: [Group] = {
    let first = firstKeys.compactMap { key in all.first { $0.key == key } }
    let most = Group(
      title: Bilingual(en: "The first keys and commands", zh: "最常用的按键和命令"), bindings: first,
      commands: [
        (":explore", .explore), (":whynot", .whynot), (":load", .load), (":app FILE", .app),
      ])
    return [most]
      + Subject.allCases.map { subject in
        Group(title: subject.title, bindings: all.filter { $0.action.subject == subject })
      }
  }()

  private static let firstKeys = [
    "Space", "e", "←", "→", "u", "o", "h", "s", "k", "a", "t", "l", "w", "y", "L",
  ]

  fileprivate enum Subject: CaseIterable {
    case events, time, asking, panes, lesson, program

    var title: Bilingual {
      switch self {
      case .events: return Bilingual(en: "What happens", zh: "发生什么")
      case .time: return Bilingual(en: "Time", zh: "时间")
      case .asking: return Bilingual(en: "Asking", zh: "提问")
      case .panes: return Bilingual(en: "Panes", zh: "窗格")
      case .lesson: return Bilingual(en: "Lessons and your delegate", zh: "课程与代理")
      case .program: return Bilingual(en: "Program", zh: "程序")
      }
    }
  }
}

extension Action {
  fileprivate var subject: KeyTable.Subject {
    switch self {
    case .happen(.waitShort), .happen(.waitLong): return .time
    case .happen: return .events
    case .nextStep, .restOfEvent, .forward, .back, .previousEvent, .nextEvent, .nextCallback,
      .nextStateChange, .nextTimer, .undo, .redo:
      return .time
    case .why, .report, .search, .help, .prompt: return .asking
    case .nextPane, .previousPane, .zoom, .projector, .scrollUp, .scrollDown, .pageUp, .pageDown:
      return .panes
    case .lessons, .lessonText, .hint, .solution, .again, .edit, .reload: return .lesson
    case .resume, .quit: return .program
    }
  }
}
