import CommandLanguage
import LifecycleModel

/// An expectation about all steps since the start, judged as they come: what it has to remember of
/// them is a number, so that a search can tell worlds apart by it. Says the same as
/// `Expectation.judge(by:)` over the whole list.
package struct ClaimMonitor: Hashable, Sendable {
  package let expectation: Expectation
  /// Counts, a place in a list or flags, by the kind of claim.
  private var memory = 0
  /// The newest timer of the watched name.
  private var timer = 0

  /// What two plays may not differ in to go on alike; timers are numbered by the play itself.
  package var trace: Int { memory }

  package init(_ expectation: Expectation) {
    self.expectation = expectation
  }

  /// Whether the last event's steps and the world alone say whether the expectation holds.
  package static func isNeeded(for expectation: Expectation) -> Bool {
    if case .timer = expectation.claim { return true }
    return expectation.sinceStart
  }

  /// Takes in an event: its command's verb, and whether it was refused.
  package mutating func see(verb: String, wasRefused: Bool, steps: [Step]) {
    if case .event(let wanted, let times) = expectation.claim, wanted == verb, !wasRefused {
      memory = min(memory + 1, (times ?? 0) + 1)
    }
    for step in steps { see(step.change) }
  }

  private mutating func see(_ change: Change) {
    switch expectation.claim {
    case .called(let name, let times, let state, let key):
      guard let call = implemented(change), name.matches(call.callback),
        state == nil || call.state == state,
        key.map({ call.launchOptions?.keys.contains($0) == true }) ?? true
      else { return }
      memory = min(memory + 1, (times ?? 0) + 1)
    case .calls(let names):
      guard let call = implemented(change), memory >= 0 else { return }
      let fits = names.indices.contains(memory) && names[memory].matches(call.callback)
      memory = fits ? memory + 1 : -1
    case .order(let first, let second):
      guard let call = implemented(change) else { return }
      // 1: the second came, and came first; 2: the first came first; 3: both, the first first.
      if memory == 0 {
        memory = first.matches(call.callback) ? 2 : second.matches(call.callback) ? 1 : 0
      } else if memory == 2, second.matches(call.callback) {
        memory = 3
      }
    case .refused:
      if case .refused = change { memory = 1 }
    case .shown(let place):
      if case .display(let display) = change, place == nil || place == display.place { memory = 1 }
    case .timer(let name, _):
      guard case .timer(let timer, let change) = change, timer.name == name,
        timer.id >= self.timer
      else { return }
      self.timer = timer.id
      switch change {
      case .started, .resumed: memory = 1
      case .stopped, .paused: memory = 2
      case .expired: memory = 3
      }
    case .apns(let fate, let reason):
      if case .apns(let verdict) = change, verdict.fate == fate,
        reason == nil || verdict.reason == reason
      {
        memory = 1
      }
    case .treated(let wanted):
      if case .outcome(let outcome) = change { memory = outcome.treatedAs == wanted ? 1 : 0 }
    case .handlerCalledOnceInTime: seeHandler(change)
    case .terminated(let by):
      if case .terminated(by, _) = change { memory = 1 }
    case .state, .flag, .content, .event: break
    }
  }

  /// 1: a handler was spoken of; 2: one was called twice or its time ended.
  private mutating func seeHandler(_ change: Change) {
    if case .handlerOpened = change {
      memory = max(memory, 1)
    } else if case .app(.completed(_, _, let again)) = change {
      memory = again ? 2 : max(memory, 1)
    } else if case .timer(let timer, .expired) = change, case .handler = timer.kind {
      memory = 2
    }
  }

  private func implemented(_ change: Change) -> Call? {
    guard case .call(let call) = change, case .implemented = call.answer else { return nil }
    return call
  }

  package func holds(in world: World) -> Bool { isTrue(in: world) != expectation.isNegated }

  private func isTrue(in world: World) -> Bool {
    switch expectation.claim {
    case .called(_, let times, _, _), .event(_, let times):
      return times.map { memory == $0 } ?? (memory > 0)
    case .calls(let names): return memory == names.count
    case .order: return memory == 3
    case .refused, .apns, .treated, .terminated: return memory == 1
    case .shown(let place): return (memory == 1) == (place != nil)
    case .timer(_, let wanted):
      switch wanted {
      case .running: return memory == 1
      case .stopped: return memory == 2
      case .expired: return memory == 3
      }
    case .handlerCalledOnceInTime: return memory == 1 && world.app.openHandlers.isEmpty
    case .state, .flag, .content: return true
    }
  }
}
