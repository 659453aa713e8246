enum WakeDecision: Hashable {
  case call
  /// A setting prevents it: the app never gets the push.
  case drop(Denial)
  /// A temporary condition prevents it: the device keeps the newest silent push.
  case hold(Denial)
}

extension World {
  /// Whether an arriving push calls an app that is not in the foreground. The first rule against it decides.
  func wakeDecision(for received: ReceivedPush, by program: any AppProgram) -> WakeDecision {
    let push = received.push
    guard push.isContentAvailable(in: stage) else { return .drop(Denial(.pushNoFlag)) }
    if !stage.profile.wakesForContentAvailable { return .drop(Denial(.pushEraWithoutWake, .era)) }
    if stage.profile.silentNeedsPriority5, !push.isVisible, push.priority == 10 {
      return .drop(Denial(.pushPriority10))
    }
    if let denial = denialOfSimulatorLaunch { return .drop(denial) }
    if push.isMadePlain(in: stage) { return .drop(Denial(.pushMadePlain)) }
    if app.isForceQuit {
      let denial = Denial(.pushBanned, .forceQuit)
      return stage.has(.keepsHeldAfterForceQuit) && !push.isVisible ? .hold(denial) : .drop(denial)
    }
    if !program.mayImplement(.didReceiveRemoteNotificationFetch) {
      return .drop(Denial(.pushOldMethodNeverWakes, .noMethod(.didReceiveRemoteNotificationFetch)))
    }
    if !stage.has(.remoteNotification) { return .drop(Denial(.pushNoMode, .noMode)) }
    if !settings.backgroundRefresh, !stage.has(.refreshIgnored) {
      return .drop(Denial(.pushRefreshOff, .refreshOff))
    }
    if let denial = denialForPower { return push.isVisible ? .drop(denial) : .hold(denial) }
    if stage.has(.killedNeverWakes), processState == .notRunning {
      return .drop(Denial(.pushKilledNeverWakes))
    }
    if let denial = denialOfTheMoment(for: push) {
      return push.isVisible ? .drop(denial) : .hold(denial)
    }
    // A superclass outside of the files may implement the method.
    guard program.implements(.didReceiveRemoteNotificationFetch) else {
      return .drop(Denial(.pushOldMethodNeverWakes, .noMethod(.didReceiveRemoteNotificationFetch)))
    }
    return .call
  }

  /// The temporary reasons. Xcode, while attached, suspends all pacing.
  private func denialOfTheMoment(for push: Push) -> Denial? {
    if !firstUnlockDone { return Denial(.pushBeforeFirstUnlock, .beforeFirstUnlock) }
    if let end = postBootHoldEnd, clock < end {
      return Denial(.pushPostBoot, .tooEarly(end - clock))
    }
    if let end = pacingEnd, clock < end, !push.isVisible {
      return Denial(.pushPaced, .tooEarly(end - clock))
    }
    return nil
  }

  private var postBootHoldEnd: Milliseconds? {
    guard stage.has(.postBootHold), let bootedAt else { return nil }
    return bootedAt + .seconds(300)
  }

  /// The end of the pause after a silent wake: 900 s between two, and 20 a day.
  private var pacingEnd: Milliseconds? {
    guard stage.has(.devicePacing), app.debugger != .attached, let last = apns.silentWakes.last
    else { return nil }
    let gap = last + .seconds(900)
    let today = apns.silentWakes.filter { $0 > clock - .seconds(86_400) }
    guard today.count >= 20 else { return gap }
    return max(gap, today[today.count - 20] + .seconds(86_400))
  }

  /// Whether a visible push with content-available counts as a silent one.
  func countsAlertWake(_ push: Push) -> Bool {
    stage.has(.alertWakeCounts) && push.isVisible && push.isContentAvailable(in: stage)
      && !isInForeground && app.debugger != .attached
  }

  /// The time at which the held push is released without another event; nil if only an event can release it.
  var heldPushRelease: Milliseconds? {
    guard apns.held != nil, firstUnlockDone, !app.isForceQuit, denialForPower == nil else {
      return nil
    }
    let ends = [postBootHoldEnd, pacingEnd].compactMap { $0 }
    return ends.max() ?? clock
  }
}

extension Push {
  /// `content-available` as the device reads it: the number 1 or true. With option `lenient-flags`
  /// any value counts.
  package func isContentAvailable(in stage: Configuration) -> Bool {
    guard let flag = aps?["content-available"] else { return false }
    return flag.asInt == 1 || flag == .bool(true) || stage.has(.lenientFlags)
  }

  /// Whether the push wakes no app because it is visible, under the readings of articles 2 and 4.
  func isMadePlain(in stage: Configuration) -> Bool {
    if stage.has(.mixedIsPlain), visibleText != nil || soundName != nil { return true }
    return stage.has(.alertSpoils) && visibleText != nil
  }
}
