/// Every end of a process (lifecycle.md section 4).
extension Reaction {
  /// The user's swipe in the app switcher.
  mutating func forceQuit() {
    if world.app.process == .running {
      if world.app.state == .background {
        if world.stage.profile.enterBackgroundAgainWhenSwipedAtWork {
          callDidEnterBackground(.forceQuitAtWork)
        }
        callWithTimer(.willTerminate, .forceQuitAtWork)
      } else {
        emitState(.background, .forceQuitInFront)
        for _ in 0..<world.stage.profile.enterBackgroundCallsWhenSwipedInFront {
          callDidEnterBackground(.forceQuitInFront)
        }
        callWithTimer(.willTerminate, .forceQuitInFront)
      }
    }
    terminate(by: .user, .forceQuitSuspended)
    movePhone(.phoneMoves) {
      $0.overlay = nil
      $0.front = .home
    }
    emit(.card(false), .cardAppears)
    change(.ban(true), .forceQuitBan)
    if !world.stage.has(.keepsHeldAfterForceQuit) { dropHeldPush(.killDropsHeld) }
  }

  /// Ends the process, if there is one. The app is told nothing by this.
  mutating func terminate(by cause: Terminator, code: String? = nil, _ rule: Rule) {
    guard world.app.process != .notRunning else { return }
    let process = world.app.process
    let state = world.app.state
    stop(.processTakesWork) { kind in
      switch kind {
      case .suspend, .handler, .launch, .callback, .download, .work: return true
      case .banner: return false
      }
    }
    emit(.terminated(cause, code: code), rule)
    emit(.process(from: process, to: .notRunning), rule)
    emit(.state(from: StateName(state), to: .notRunning), rule)
    if world.app.debugger == .attached { change(.debugger(false), rule) }
    if !(cause == .user && world.stage.has(.keepsHeldAfterForceQuit)) {
      dropHeldPush(.killDropsHeld)
    }
    movePhone(.phoneMoves) {
      if $0.front == .app { $0.front = .home }
      $0.call?.fromApp = false
    }
  }
}
