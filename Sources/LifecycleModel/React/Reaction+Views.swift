/// SwiftUI: an `App` with its scenes and views.
extension Reaction {
  /// Reads or updates the views. Does nothing for apps without a SwiftUI `App`.
  mutating func work(_ event: ViewEvent) {
    guard world.stage.adoption == .swiftUI, world.processState == .running else { return }
    program.run(.views(event), in: &self)
  }

  /// Reports the scene phase, after the scene's method. When the app first comes to the foreground, the views appear
  /// and closures see only `active`.
  mutating func tellPhase(isFirst: Bool) {
    work(.phaseTold(runsClosures: !isFirst))
    if isFirst { work(.appeared) }
  }

  /// Calls the initializer of the `App`, or a closure of one of its modifiers.
  package mutating func callView(_ callback: Callback, line: Int, phase: ScenePhase? = nil) {
    let rule: Rule
    switch callback {
    case .appInit: rule = .appInit
    case .viewOpensURL, .viewContinuesActivity: rule = .linkToView
    case .viewAppears, .viewDisappears, .viewTask: rule = .viewAppears
    default: rule = .scenePhase
    }
    emit(
      .call(
        Call(
          callback: callback, state: world.applicationState, answer: .implemented(line: line),
          phase: phase)),
      rule)
  }

  /// Registers the closure of `.backgroundTask(.urlSession(_:))`. It runs when iOS wakes the app
  /// for that session (swiftui.A4).
  package mutating func registerSessionTask(_ session: String, closure: Value) {
    changeServices {
      $0.sessionTasks.append(AppProcess.LaunchHandler(identifier: session, closure: closure))
    }
  }

  /// The Task of the closure that `handler` stands for; `cancel` cancels it when its time is over
  /// (swiftui.A4).
  package mutating func setSessionTask(of handler: HandlerID, cancel: Value) {
    changeServices {
      $0.runningSessionTasks.append(
        AppProcess.RunningSessionTask(handler: handler, cancel: cancel))
    }
  }

  /// Cancels the Task whose handler's time is over, and runs what that makes due. Returns whether
  /// the handler is still open; for an application delegate's handler that is always so.
  mutating func cancelSessionTask(of handler: HandlerID) -> Bool {
    let task =
      world.servicesAreDefault
      ? nil : world.services.runningSessionTasks.first { $0.handler == handler }
    if let task {
      runClosure(task.cancel, .viewBackgroundTask)
      runDueWork()
    }
    return world.openHandlers.contains { $0.id == handler }
  }

  /// Runs the registered closure. Returns false if no `.backgroundTask` of the app handles the
  /// session.
  mutating func runSessionTask(_ session: String) -> Bool {
    guard let task = world.services.sessionTasks.first(where: { $0.identifier == session }) else {
      return false
    }
    let handler = openHandler(.transfer, .transferTimer)
    emit(
      .call(
        Call(
          callback: .sessionTask, state: world.applicationState,
          answer: .implemented(line: program.line(of: task.closure)))),
      .viewBackgroundTask)
    program.run(.closure(task.closure, [handler]), in: &self)
    return true
  }
}
