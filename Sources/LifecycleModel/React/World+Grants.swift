/// Whether iOS would grant the app background time. The first failed condition decides.
extension World {
  func denialOfFetch(by program: any AppProgram) -> Denial? {
    guard stage.profile.wakesForContentAvailable else { return Denial(.fetchEra, .era) }
    if stage.profile.hasTaskScheduler, !program.permittedTasks.isEmpty {
      return Denial(.fetchTaskIdentifiers, .taskIdentifiers)
    }
    guard stage.has(.fetch) else { return Denial(.fetchNoMode, .noMode) }
    if app.registrations.fetch.interval == .never { return Denial(.fetchIntervalNever, .notAsked) }
    if app.isForceQuit { return Denial(.grantBanned, .forceQuit) }
    if let denial = denialOfRefreshing { return denial }
    guard let end = app.registrations.fetch.quietUntil, end > clock, !stage.has(.fetchAdvisory)
    else {
      return nil
    }
    return Denial(.fetchQuietTime, .tooEarly(end - clock))
  }

  /// Why iOS grants no task of the kind; nil if `requestToGrant` returns a request.
  func denial(of kind: TaskKind) -> Denial? {
    guard stage.profile.hasTaskScheduler else { return Denial(.taskEra, .era) }
    if kind == .continued { return Denial(.taskContinued, .startedByApp) }
    let pending = app.registrations.taskRequests.filter { $0.kind == kind }
    guard let first = pending.first else { return Denial(.taskNotSubmitted, .notAsked) }
    let denial: Denial?
    switch kind {
    case .refresh:
      denial = app.isForceQuit ? Denial(.grantBanned, .forceQuit) : denialOfRefreshing
    case .processing: denial = denialOfProcessing
    case .continued: denial = nil
    }
    if let denial { return denial }
    return pending.contains { self.denial(of: $0) == nil } ? nil : self.denial(of: first)
  }

  /// The first submitted request that can run now.
  func requestToGrant(_ kind: TaskKind) -> Registrations.TaskRequest? {
    app.registrations.taskRequests.first { $0.kind == kind && denial(of: $0) == nil }
  }

  /// The conditions of every grant that depends on Background App Refresh and on the battery.
  private var denialOfRefreshing: Denial? {
    if !firstUnlockDone { return Denial(.grantBeforeFirstUnlock, .beforeFirstUnlock) }
    if !settings.backgroundRefresh { return Denial(.grantRefreshOff, .refreshOff) }
    if settings.lowPower { return Denial(.grantLowPower, .lowPower) }
    if power.battery < 20, !power.isCharging { return Denial(.grantLowBattery, .lowBattery) }
    return isInForeground ? Denial(.grantInFront, .inFront) : nil
  }

  /// Low Power Mode and the battery do not count (background.W20-10063).
  private var denialOfProcessing: Denial? {
    let mayRun =
      stage.profile.processesAfterForceQuit || stage.has(.processingAfterForceQuit)
    if app.isForceQuit, !mayRun { return Denial(.taskBanned, .forceQuit) }
    if !firstUnlockDone { return Denial(.grantBeforeFirstUnlock, .beforeFirstUnlock) }
    if !settings.backgroundRefresh { return Denial(.grantRefreshOff, .refreshOff) }
    return isIdle && processState != .running ? nil : Denial(.taskIdle, .notIdle)
  }

  private func denial(of request: Registrations.TaskRequest) -> Denial? {
    if let earliest = request.earliest, earliest > clock {
      return Denial(.taskTooEarly, .tooEarly(earliest - clock))
    }
    guard request.kind == .processing else { return nil }
    if request.needsPower, !power.isCharging { return Denial(.taskNeedsPower, .noPower) }
    return request.needsNetwork && !apns.isOnline ? Denial(.taskNeedsNetwork, .offline) : nil
  }

  /// Whether nobody uses the phone: it is locked and there is no call (model choice).
  var isIdle: Bool { phone.isLocked && !phone.isRinging && phone.call == nil }
}

extension Registrations.Fetch {
  /// The shortest time between two fetches (model choice): the app's interval, at least 15 minutes,
  /// doubled for each fetch without new data, at most fourfold.
  var quietTime: Milliseconds {
    let floor = Milliseconds.seconds(900)
    switch interval {
    case .never: return 0
    case .minimum: return floor << dryRuns
    case .custom(let span): return max(span, floor) << dryRuns
    }
  }
}
