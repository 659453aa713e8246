/// Every end of a process.
extension Reaction {
  /// The user's swipe in the app switcher.
  mutating func forceQuit() {
    let rule = world.ruleOfForceQuit
    if world.processState == .running {
      if let sceneEnd = world.stage.sceneEnd {
        tellScene(of: sceneEnd)
      } else {
        tellApplication()
      }
    }
    terminate(by: .user, rule)
    discardSession()
    movePhone(.phoneMoves) {
      $0.overlay = nil
      $0.front = .home
    }
    emit(.card(false), .cardAppears)
    change(.ban(true), .forceQuitBan)
    cancelTransfers()
    if !world.stage.has(.keepsHeldAfterForceQuit) { dropHeldPush(.killDropsHeld) }
  }

  private mutating func tellApplication() {
    let profile = world.stage.profile
    if world.process?.state == .background {
      if profile.enterBackgroundAgainWhenSwipedAtWork { callDidEnterBackground(.forceQuitAtWork) }
      callWillTerminate(.forceQuitAtWork)
    } else {
      emitState(.background, .forceQuitInFront)
      for _ in 0..<profile.enterBackgroundCallsWhenSwipedInFront {
        callDidEnterBackground(.forceQuitInFront)
      }
      callWillTerminate(.forceQuitInFront)
    }
  }

  /// lifecycle.X3; in background the scene is always disconnected first (lifecycle.O12).
  private mutating func tellScene(of end: Profile.SceneEnd) {
    let isInFront = world.process?.state != .background
    emitState(.background, .sceneEndsInFront)
    if isInFront, end == .entersBackground {
      moveScene(to: .background, .sceneEndsInFront)
      callDidEnterBackground(.sceneEndsInFront)
    } else if world.process?.scene != nil {
      let rule: Rule = isInFront ? .sceneEndsInFront : .sceneEndsAtWork
      emit(.scene(nil), rule)
      call(.sceneDidDisconnect, [.scene], rule)
      discardSession()
      tellDiscardedSession()
    }
    callWillTerminate(isInFront ? .sceneEndsInFront : .sceneEndsAtWork)
  }

  /// Ends the process, if there is one. The app is told nothing by this.
  mutating func terminate(by cause: Terminator, code: String? = nil, _ rule: Rule) {
    guard let process = world.process else { return }
    if world.extensionAtWork != nil {
      crashExtension()
      return
    }
    let processState = world.processState
    if world.isInForeground { restartQuietTime() }
    forgetServiceSessions()
    stop(.processTakesWork) { $0.row.nature != .phone }
    emit(.terminated(cause, code: code), rule)
    emit(.process(from: processState, to: .notRunning), rule)
    emit(.state(from: StateName(process.state), to: .notRunning), rule)
    if world.app.debugger == .attached { change(.debugger(false), rule) }
    if !(cause == .user && world.stage.has(.keepsHeldAfterForceQuit)) {
      dropHeldPush(.killDropsHeld)
    }
    movePhone(.phoneMoves) {
      if $0.front == .app { $0.front = .home }
      $0.hasPrompt = false
      $0.call?.fromApp = false
    }
  }
}

extension World {
  /// What the user's swipe in the switcher means for the app in its present state.
  fileprivate var ruleOfForceQuit: Rule {
    guard processState == .running else { return .forceQuitSuspended }
    let isInFront = process?.state != .background
    if stage.hasScenes { return isInFront ? .sceneEndsInFront : .sceneEndsAtWork }
    return isInFront ? .forceQuitInFront : .forceQuitAtWork
  }
}
