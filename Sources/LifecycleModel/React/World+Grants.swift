/// Whether iOS would grant the app time in background (background.md sections 1 and 2). The first
/// condition that is false decides.
extension World {
  func barrierToFetch(of program: any AppProgram) -> Barrier? {
    guard stage.profile.wakesForContentAvailable else { return .era }
    if stage.profile.hasTaskScheduler, !program.permittedTasks.isEmpty { return .taskIdentifiers }
    guard stage.has(.fetch) else { return .noMode }
    if registrations.fetch.interval == .never { return .notAsked }
    if app.isForceQuit { return .banned }
    if let barrier = barrierToRefreshing { return barrier }
    guard let end = registrations.fetch.quietUntil, end > clock, !stage.has(.fetchAdvisory) else {
      return nil
    }
    return .tooEarly(end - clock)
  }

  /// nil where `requestToGrant` has one.
  func barrier(to kind: TaskKind) -> Barrier? {
    guard stage.profile.hasTaskScheduler else { return .era }
    let pending = registrations.taskRequests.filter { $0.kind == kind }
    guard let first = pending.first else { return .notAsked }
    let barrier: Barrier?
    switch kind {
    case .refresh: barrier = app.isForceQuit ? .banned : barrierToRefreshing
    case .processing: barrier = barrierToProcessing
    }
    if let barrier { return barrier }
    return pending.contains { self.barrier(to: $0) == nil } ? nil : self.barrier(to: first)
  }

  /// The first submitted one that nothing holds back.
  func requestToGrant(_ kind: TaskKind) -> Registrations.TaskRequest? {
    registrations.taskRequests.first { $0.kind == kind && barrier(to: $0) == nil }
  }

  /// What holds for every grant that depends on Background App Refresh and on the battery.
  private var barrierToRefreshing: Barrier? {
    if !firstUnlockDone { return .beforeFirstUnlock }
    if !settings.backgroundRefresh { return .refreshOff }
    if settings.lowPower { return .lowPower }
    if power.battery < 20, !power.isCharging { return .lowBattery }
    return app.isInForeground ? .inFront : nil
  }

  /// Low Power Mode and the battery do not count (background.W20-10063).
  private var barrierToProcessing: Barrier? {
    let mayRun =
      stage.profile.processesAfterForceQuit || stage.has(.processingAfterForceQuit)
    if app.isForceQuit, !mayRun { return .banned }
    if !firstUnlockDone { return .beforeFirstUnlock }
    if !settings.backgroundRefresh { return .refreshOff }
    return isIdle && app.process != .running ? nil : .notIdle
  }

  private func barrier(to request: Registrations.TaskRequest) -> Barrier? {
    if let earliest = request.earliest, earliest > clock { return .tooEarly(earliest - clock) }
    guard request.kind == .processing else { return nil }
    if request.needsPower, !power.isCharging { return .noPower }
    return request.needsNetwork && !apns.isOnline ? .offline : nil
  }

  /// Nobody uses the phone (model choice): it is locked and no call goes on.
  var isIdle: Bool { phone.isLocked && !phone.isRinging && phone.call == nil }
}

extension Registrations.Fetch {
  /// Between two fetches at least: the interval, never below a quarter of an hour (background.md 1.1
  /// row 4), doubled after each fetch without new data, four times as long at most (model choice).
  var quietTime: Milliseconds {
    let floor = Milliseconds.seconds(900)
    switch interval {
    case .never: return 0
    case .minimum: return floor << dryRuns
    case .custom(let span): return max(span, floor) << dryRuns
    }
  }
}
