/// All ways in which a process ends.
extension Reaction {
  /// The user's swipe in the app switcher.
  mutating func forceQuit() {
    let end = world.forceQuit
    if world.denialOfTermination(by: end) == nil {
      if world.stage.hasScenes {
        tellScene(of: end)
      } else {
        tellApplication(of: end)
      }
    }
    terminate(by: end.cause, end.rule)
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

  private mutating func tellApplication(of end: ProcessEnd) {
    let profile = world.stage.profile
    let calls =
      world.process?.state == .background
      ? (profile.enterBackgroundAgainWhenSwipedAtWork ? 1 : 0)
      : profile.enterBackgroundCallsWhenSwipedInFront
    emitState(.background, end.rule)
    for _ in 0..<calls { callDidEnterBackground(end.rule) }
    callWillTerminate(end.rule)
  }

  /// Rule lifecycle.X3. In the background iOS always disconnects the scene first (lifecycle.O12).
  private mutating func tellScene(of end: ProcessEnd) {
    let isInFront = world.process?.state != .background
    let disconnects = world.denialOfDisconnecting(by: end) == nil
    emitState(.background, end.rule)
    if disconnects {
      emit(.scene(nil), end.rule)
      call(.sceneDidDisconnect, [.scene], end.rule)
      discardSession()
      tellDiscardedSession()
    } else if isInFront {
      moveScene(to: .background, end.rule)
      callDidEnterBackground(end.rule)
    }
    callWillTerminate(end.rule)
  }

  /// Ends the process, if one exists, without a call to the app.
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
