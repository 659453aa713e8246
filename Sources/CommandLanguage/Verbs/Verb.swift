/// A word that begins a command. The raw value is the English word.
package enum Verb: String, CaseIterable, Hashable, Sendable {
  case profile, app, option, modes, fresh, reset
  case push, keepalive
  case open, link, sheet, tap, action, clear, home, switcher, `return`, other, swipe, center,
    control, close
  case lock, unlock, call, answer, decline, hangup, allow, deny, settings, travel
  case delete, install
  case wait, reclaim, memory, crash, reboot, offline, online, charger, battery
  case fetch, task, transfer, xcode, network
  case step, steps, finish, back, forward, goto, undo, redo, branches, branch
  case why, whynot, show, expect, predict, explore, assume
  case help, save, load
  case saveLesson = "save-lesson"
  case export, edit
  case lesson, next, hint, solution, language, theme, quit

  package enum Group: String, CaseIterable, Hashable, Sendable {
    case stage, event, move, ask, session
  }

  /// The places in which a verb is allowed.
  package enum Reach: Hashable, Sendable {
    /// At the prompt, in scripts, and in blocks of lessons and demos.
    case everywhere
    /// Not in blocks of lessons and demos.
    case promptAndScripts
    case promptOnly
  }

  package var word: String { rawValue }

  /// The word in each language, for headings.
  package var title: Bilingual { Bilingual(en: word, zh: row.chinese.first ?? word) }

  package func isAllowed(in place: ParseContext.Place) -> Bool {
    switch (reach, place) {
    case (.everywhere, _), (.promptAndScripts, .prompt), (.promptAndScripts, .script),
      (.promptOnly, .prompt):
      return true
    case (.promptAndScripts, .block), (.promptOnly, .script), (.promptOnly, .block):
      return false
    }
  }

  /// Whether `expect event` accepts the verb. `network`, `option` and `assume` are events after the
  /// first event.
  package var isEvent: Bool {
    group == .event || self == .network || self == .option || self == .assume
  }
}

extension Verb.Group {
  package var title: Bilingual {
    switch self {
    case .stage: return Bilingual(en: "Setting the stage", zh: "初始设置")
    case .event: return Bilingual(en: "What happens", zh: "发生的事")
    case .move: return Bilingual(en: "Moving in time", zh: "时间回溯")
    case .ask: return Bilingual(en: "Asking and claiming", zh: "提问与断言")
    case .session: return Bilingual(en: "The session", zh: "会话")
    }
  }
}
