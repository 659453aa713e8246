import LifecycleModel

extension NumberedStep {
  /// How informative the step is for its event, in this order: end of the process, calls, calls that did not come, the
  /// rest.
  var weight: Int {
    guard case .model(let step) = content else { return 0 }
    switch step.change {
    case .refused: return 6
    case .terminated: return 5
    case .call(let call): return call.callback.row.handsOverPush ? 4 : 2
    case .app(let action):
      switch action {
      case .trapped, .ranAway: return 6
      case .keychainClosed: return 4
      case .asked(.submittedTask(_, _, .some)), .asked(.refusedRegion), .notCalled, .notWoken,
        .delegateGone, .dropped, .linkRefused, .viewsCutOff:
        return 3
      case .localFired: return 2
      case .scheduled, .removedPending, .removedDelivered, .setCategories,
        .passcodeAsked, .completed, .presented, .downloadStarted, .downloadEnded, .logged,
        .setBadge, .opened,
        .registered, .asked, .expirationCalled, .posted, .transfersEnded,
        .called, .assumed, .wouldTrap, .wouldBeKilled, .notShown:
        return 0
      }
    case .apns(let verdict): return verdict.fate == .delivered ? 0 : 3
    case .timer(let timer, .started) where step.rule == .promptOnce:
      // An app that was refused waits for a prompt that never appears.
      guard case .work(_, let arguments) = timer.kind else { return 0 }
      return arguments == [.granted(false)] ? 3 : 0
    case .process, .state: return 1
    case .event, .display, .line, .property, .flag, .timer, .outcome, .snapshot, .quiet: return 0
    }
  }
}
