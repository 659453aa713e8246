/// Why a process does not start or run, and why its end is not reported to the app.
extension World {
  /// Why no code of the app runs; nil while its process runs.
  package var denialOfRunning: Denial? {
    switch processState {
    case .running: return nil
    case .suspended: return Denial(.suspend, .standing(.isSuspended))
    case .notRunning: return Denial(.launchForeground, .standing(.isNotRunning))
    }
  }

  /// Why an event that needs the app starts no process; nil if it starts one.
  package var denialOfLaunch: Denial? {
    processState == .notRunning ? nil : Denial(.launchForeground, .standing(.isLaunched))
  }

  /// Why the transition is not reported to the app; nil if it is. `start`: how the event started the process.
  package func denial(
    of transition: Transition, from state: ApplicationState, start: ProcessStart?
  ) -> Denial? {
    guard let denial = phone.denial(of: transition, from: state) else { return nil }
    switch (denial.condition, start) {
    case (.standing(.staysInBackground), .launched?):
      return Denial(.launchBackground, denial.condition)
    case (.standing(.staysInBackground), .woken(let rule)?): return Denial(rule, denial.condition)
    case (.standing(.isInBackground), .some): return denialOfDocumentedSequence ?? denial
    case (.standing(.wasInFront), _) where stage.hasScenes:
      return Denial(.sceneForeground, denial.condition)
    case (.standing(.wasInFront), .launched?):
      return Denial(.launchForeground, .standing(.launchedInFront))
    default: return denial
    }
  }

  /// Why an app that starts or resumes in the background gets no `applicationDidEnterBackground`
  /// (lifecycle.A2). A scene that is not connected gets no call.
  package var denialOfDocumentedSequence: Denial? {
    stage.has(.docBackgroundSequence) && (!stage.hasScenes || process?.scene != nil)
      ? nil : Denial(.docBackgroundSequence, .standing(.startedInBackground))
  }

  /// Why `applicationWillTerminate` is not called; nil if it is, as when the user swipes a running
  /// app away. `end` is nil if the process continues.
  package func denialOfTermination(by end: ProcessEnd?) -> Denial? {
    guard let end else {
      return processState == .notRunning
        ? Denial(.forceQuitSuspended, .standing(.hasNoProcess))
        : Denial(isInForeground ? .forceQuitInFront : .forceQuitAtWork, .standing(.goesOn))
    }
    switch (end.cause, processState) {
    case (.user, .running): return nil
    case (_, .running): return Denial(end.rule, .standing(.endsUntold))
    case (.user, _): return Denial(end.rule, .standing(.endsSuspended))
    case (_, _): return Denial(.suspend, .standing(.endsSuspended))
    }
  }

  /// Like `denialOfTermination`, for `sceneDidDisconnect` of an app with scenes.
  package func denialOfDisconnecting(by end: ProcessEnd?) -> Denial? {
    guard let end else {
      return process?.scene == nil
        ? Denial(.sceneConnects, .standing(.hasNoScene))
        : Denial(.sceneEndsAtWork, .standing(.keepsScene))
    }
    let isAtWork = process?.state == .background
    let isTold =
      denialOfTermination(by: end) == nil && process?.scene != nil
      && (isAtWork || stage.sceneEnd == .disconnects)
    return isTold ? nil : Denial(end.rule, .standing(.sceneEndsUntold))
  }

  /// The user's swipe in the app switcher, in the app's current state.
  var forceQuit: ProcessEnd {
    guard processState == .running else { return ProcessEnd(.user, .forceQuitSuspended) }
    let isInFront = process?.state != .background
    if stage.hasScenes {
      return ProcessEnd(.user, isInFront ? .sceneEndsInFront : .sceneEndsAtWork)
    }
    return ProcessEnd(.user, isInFront ? .forceQuitInFront : .forceQuitAtWork)
  }
}

/// How an event started or resumed the process.
package enum ProcessStart: Sendable {
  case launched, resumed
  /// By a push in the background; the rule of the first call.
  case woken(Rule)
}

/// The cause of a process's end, and its rule.
package struct ProcessEnd: Hashable, Sendable {
  package var cause: Terminator
  package var rule: Rule

  package init(_ cause: Terminator, _ rule: Rule) {
    self.cause = cause
    self.rule = rule
  }
}
