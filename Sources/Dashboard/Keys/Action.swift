import CommandLanguage

/// The actions of keys while the prompt is not in use.
package enum Action: Hashable, Sendable {
  case nextStep, restOfEvent, forward, back, previousEvent, nextEvent
  case nextCallback, nextStateChange, nextTimer
  case happen(QuickEvent)
  case why, undo, redo, resume
  case nextPane, previousPane, zoom, projector, scrollUp, scrollDown, pageUp, pageDown
  case search, help, prompt, quit
  case lessons, lessonText, hint, solution, again, edit, reload, report

  /// The command with the same effect. The list of completions shows its key.
  package var verb: Verb? {
    switch self {
    case .nextStep: return .step
    case .restOfEvent: return .finish
    case .forward: return .forward
    case .back: return .back
    case .happen(let event): return event.verb
    case .why: return .why
    case .undo: return .undo
    case .redo: return .redo
    case .help: return .help
    case .quit: return .quit
    case .lessons: return .lesson
    case .hint: return .hint
    case .solution: return .solution
    case .again: return .reset
    case .edit: return .edit
    case .lessonText, .reload, .report,
      .previousEvent, .nextEvent, .nextCallback, .nextStateChange, .nextTimer, .nextPane,
      .previousPane, .zoom, .projector, .resume, .scrollUp, .scrollDown, .pageUp, .pageDown,
      .search,
      .prompt:
      return nil
    }
  }
}

extension QuickEvent {
  fileprivate var verb: Verb? {
    switch self {
    case .open: return .open
    case .home: return .home
    case .switcher: return .switcher
    case .returnToApp: return .return
    case .swipe: return .swipe
    case .tap: return .tap
    case .centerOrClose: return .center
    case .lockOrUnlock: return .lock
    case .allow: return .allow
    case .deny: return .deny
    case .pushMixed, .pushAlert, .pushSilent, .waitShort, .waitLong: return nil
    }
  }
}
