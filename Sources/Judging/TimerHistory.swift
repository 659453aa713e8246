import CommandLanguage
import LifecycleModel

enum TimerHistory {
  /// What became of the newest timer of that name; nil where none was started.
  static func state(
    of name: Timer.Name, in evidence: Evidence
  ) -> Expectation.TimerState? {
    var newest = 0
    var state: Expectation.TimerState?
    for step in evidence.pastSteps() {
      guard case .timer(let timer, let change) = step.change, timer.name == name,
        timer.id >= newest
      else { continue }
      newest = timer.id
      switch change {
      case .started, .resumed: state = .running
      case .stopped, .paused: state = .stopped
      case .expired: state = .expired
      }
    }
    return state
  }
}

/// `expect handler called once in time`.
enum HandlerHistory {
  /// Every handler that the steps in scope speak of was called exactly once, and before its time
  /// was over. One that died with its process counts as neither late nor forgotten.
  static func contradiction(in evidence: Evidence) -> String? {
    let ids = mentioned(in: evidence.steps)
    guard !ids.isEmpty else { return "no handler was handed over or called" }
    let all = evidence.pastSteps()
    for id in ids {
      let calls = all.count { step in
        if case .app(.completed(id, _, _)) = step.change { return true }
        return false
      }
      let expired = all.contains { step in
        if case .timer(let timer, .expired) = step.change { return timer.kind == .handler(id) }
        return false
      }
      if expired { return "the time of a handler ended" }
      if calls > 1 { return "a handler was called \(calls) times" }
      let open = evidence.world.app.openHandlers.contains { $0.id == id }
      if calls == 0, open { return "a handler has not been called" }
    }
    return nil
  }

  private static func mentioned(in steps: [Step]) -> [HandlerID] {
    var ids: [HandlerID] = []
    for step in steps {
      if let id = handler(in: step.change), !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  private static func handler(in change: Change) -> HandlerID? {
    if case .handlerOpened(let handler) = change { return handler.id }
    if case .app(.completed(let id, _, _)) = change { return id }
    if case .timer(let timer, .expired) = change, case .handler(let id) = timer.kind { return id }
    return nil
  }
}
