/// Regions, significant changes and visits.
extension Reaction {
  /// Moves the phone, whether or not the app learns of it. Entering a region that already contains the phone is not a
  /// crossing.
  mutating func travel(_ travel: Travel) {
    switch travel {
    case .entered(let region):
      guard !world.regions.contains(region) else { return }
      emit(.regions(world.regions + [region]), .locationCrossing)
      fireLocalRequests(in: region, entered: true)
    case .left(let region):
      guard world.regions.contains(region) else { return }
      emit(.regions(world.regions.filter { $0 != region }), .locationCrossing)
      fireLocalRequests(in: region, entered: false)
    case .farAway:
      guard world.followsLocation || world.hasStandardUpdates else { break }
      if world.hasStandardUpdates { updateStandardLocation() }
      if world.followsLocation { updateLocation() }
      // Significant changes are reported only if the app monitors them.
      guard world.monitors(travel) else { return }
    case .visited: break
    }
    if let denial = world.denial(of: travel) {
      emit(.app(.notWoken(.location, denial.condition)), denial.rule)
    } else {
      wake(for: travel)
    }
  }

  private mutating func wake(for travel: Travel) {
    if !world.isInForeground {
      wakeProcess(LaunchOptions(isForLocation: true), .launchForLocation)
      guard world.processState == .running else { return }
      startLocationTimer()
    }
    changeServices(.locationWaitsForManager) { $0.pendingTravel.append(travel) }
    tellTravel()
    if world.services.pendingTravel.contains(travel) {
      // A Task that creates the monitor starts after the launch methods.
      runDueWork()
      tellTravel()
    }
    if world.services.pendingTravel.contains(travel) {
      emit(.app(.notWoken(.location)), .locationWaitsForManager)
    }
  }

  /// Delivers the events that wait for a location manager of this process, because only the delegate of a new manager
  /// receives them.
  mutating func tellTravel() {
    while world.processState == .running, let travel = world.deliverableTravel {
      let rule = travel.rule
      changeServices(rule) {
        if let index = $0.pendingTravel.firstIndex(of: travel) {
          $0.pendingTravel.remove(at: index)
        }
      }
      if let monitor = world.services.monitor, let event = travel.monitorEvent {
        hand(event, to: monitor)
      } else {
        call(travel.callback, [.locationManager] + travel.arguments, rule)
      }
    }
  }

  /// Passes an event to the closure that receives the events of the app's CLMonitor (location.monitor).
  private mutating func hand(_ event: Argument, to monitor: Value) {
    feed(event, to: monitor, .monitorEvent, .locationMonitor)
  }

  /// A new location for `CLLocationUpdate.liveUpdates()`, which needs a CLBackgroundActivitySession
  /// in the background. With such a session iOS launches an ended app again, whatever ended it
  /// (notifications.W23-10180).
  private mutating func updateLocation() {
    if let denial = world.denialOfUpdate {
      emit(.app(.notWoken(.location)), denial.rule)
      return
    }
    if world.processState == .notRunning {
      wakeProcess(LaunchOptions(isForLocation: true), .locationLiveUpdates)
      guard world.processState == .running else { return }
      startLocationTimer()
      // A Task that awaits the updates starts after the launch methods.
      runDueWork()
    }
    guard let updates = world.services.liveUpdates,
      world.isInForeground || world.services.hasActivitySession
    else {
      emit(.app(.notWoken(.location)), .locationLiveUpdates)
      return
    }
    feed(.locationUpdate, to: updates, .locationUpdate, .locationLiveUpdates)
  }

  /// A new location for `startUpdatingLocation`.
  private mutating func updateStandardLocation() {
    if world.settings.location == .never {
      emit(.app(.notWoken(.location)), .locationDenied)
    } else if world.processState == .running,
      world.isInForeground || world.holdsStandardUpdates
    {
      call(.didUpdateLocations, [.locationManager, .locations], .locationStandardUpdates)
    } else {
      emit(.app(.notWoken(.location)), .locationStandardUpdates)
    }
  }

  private mutating func feed(
    _ element: Argument, to closure: Value, _ callback: Callback, _ rule: Rule
  ) {
    emit(
      .call(
        Call(
          callback: callback, state: world.applicationState,
          answer: .implemented(line: program.line(of: closure)))), rule)
    program.run(.closure(closure, [element]), in: &self)
  }

  /// Reports a changed authorization to the manager's delegate if the app's process runs.
  mutating func changeAuthorization() {
    guard !world.servicesAreDefault, world.services.hasLocationDelegate,
      world.authorizationCallback(of: program) != nil
    else { return }
    changeServices(.locationAuthorization) { $0.awaitsAuthorization = true }
  }

  /// Reports the authorization after the app creates a manager and after the user changes it (background.LDCA).
  mutating func tellAuthorization() {
    guard world.processState == .running, !world.servicesAreDefault,
      world.services.awaitsAuthorization
    else { return }
    changeServices(.locationAuthorization) { $0.awaitsAuthorization = false }
    guard let callback = world.authorizationCallback(of: program) else { return }
    var arguments: [Argument] = [.locationManager]
    if callback == .didChangeAuthorization {
      arguments.append(.authorizationStatus(world.settings.location))
    }
    call(callback, arguments, .locationAuthorization)
  }

  private mutating func startLocationTimer() {
    stop(.locationTimer) { $0 == .location }
    start(.location)
  }

  /// The ten seconds are over: iOS ends an app that still works and suspends one that is done. A
  /// handler or a background task gives the app its own time.
  mutating func endLocationTime() {
    forgetServiceSessions()
    guard world.mayBeSuspended else { return }
    let downloads = world.timers.contains { timer in
      if case .download = timer.kind { return true }
      return false
    }
    if downloads || isAsleep {
      terminate(by: .watchdog, .locationOverrun)
    } else {
      emit(.snapshot(.old), .snapshotAfterWake)
      suspend()
    }
  }
}

extension Travel {
  fileprivate var rule: Rule {
    switch self {
    case .entered, .left: return .locationCrossing
    case .farAway: return .locationSignificantChange
    case .visited: return .locationVisit
    }
  }

  fileprivate var callback: Callback {
    switch self {
    case .entered: return .didEnterRegion
    case .left: return .didExitRegion
    case .farAway: return .didUpdateLocations
    case .visited: return .didVisit
    }
  }

  /// The event of the app's CLMonitor; nil if this travel has none.
  fileprivate var monitorEvent: Argument? {
    switch self {
    case .entered(let region): return .monitorEvent(region, satisfied: true)
    case .left(let region): return .monitorEvent(region, satisfied: false)
    case .farAway, .visited: return nil
    }
  }

  fileprivate var arguments: [Argument] {
    switch self {
    case .entered(let region), .left(let region): return [.region(region)]
    case .farAway: return [.locations]
    case .visited: return [.visit]
    }
  }
}

extension World {
  /// The callback for the authorization: the newer method if both the iOS version and the app have it.
  func authorizationCallback(of program: any AppProgram) -> Callback? {
    if stage.profile.hasAuthorizationChange,
      program.implements(.locationManagerDidChangeAuthorization)
    {
      return .locationManagerDidChangeAuthorization
    }
    return program.implements(.didChangeAuthorization) ? .didChangeAuthorization : nil
  }
}

extension World {
  /// Whether the app awaits `liveUpdates`, or did so with a session when its process ended.
  fileprivate var followsLocation: Bool {
    if processState != .notRunning { return !servicesAreDefault && services.liveUpdates != nil }
    return app.registrations.hasActivitySession
  }

  /// Whether location keeps the app awake in the background: by `liveUpdates` with a
  /// CLBackgroundActivitySession, or by standard updates.
  var isFollowingLocation: Bool { holdsLiveUpdates || holdsStandardUpdates }

  private var holdsLiveUpdates: Bool {
    !servicesAreDefault && services.hasActivitySession && services.liveUpdates != nil
      && settings.location != .never
  }

  fileprivate var hasStandardUpdates: Bool {
    !servicesAreDefault && services.standardUpdates != nil && services.hasLocationDelegate
  }

  /// Whether standard updates were begun in the foreground or with permission Always, and both the
  /// background mode and the manager allow them in the background.
  fileprivate var holdsStandardUpdates: Bool {
    guard hasStandardUpdates, services.allowsBackgroundLocation, stage.has(.location) else {
      return false
    }
    switch effectiveLocation {
    case .always: return true
    case .inUse: return services.standardUpdates == .inFront
    case .never: return false
    }
  }

  /// The permission that counts. "Always" counts as "While Using" for an app that uses
  /// CLServiceSession but holds no session for "Always". While no process runs, the sessions of the
  /// last process count.
  private var effectiveLocation: Settings.Location {
    guard settings.location == .always, let remembered = app.registrations.serviceGoals else {
      return settings.location
    }
    let goals = processState == .notRunning ? remembered : services.serviceGoals
    return goals.contains(.always) ? .always : .inUse
  }

  /// Why `liveUpdates` delivers nothing.
  fileprivate var denialOfUpdate: Denial? {
    if settings.location == .never { return Denial(.locationDenied, .notAllowed) }
    switch processState {
    case .running:
      return isInForeground || holdsLiveUpdates
        ? nil : Denial(.locationLiveUpdates, .notInFront)
    case .suspended: return Denial(.locationLiveUpdates, .notInFront)
    case .notRunning:
      return firstUnlockDone ? nil : Denial(.locationBeforeFirstUnlock, .beforeFirstUnlock)
    }
  }

  /// Why the app is not told about the movement.
  fileprivate func denial(of travel: Travel) -> Denial? {
    guard monitors(travel) else { return Denial(.locationNotMonitored, .notAsked) }
    if settings.location == .never { return Denial(.locationDenied, .notAllowed) }
    if isInForeground { return nil }
    if settings.location == .inUse { return Denial(.locationInUse, .notInFront) }
    if effectiveLocation == .inUse { return Denial(.locationServiceSession, .notInFront) }
    if stage.profile.refreshOffStopsLocation || stage.has(.refreshOffStopsLocation) {
      if !settings.backgroundRefresh { return Denial(.locationRefreshOff, .refreshOff) }
      if settings.lowPower { return Denial(.locationRefreshOff, .lowPower) }
    }
    guard processState == .notRunning else { return nil }
    if app.isForceQuit {
      if !stage.profile.launchesForLocationAfterForceQuit {
        return Denial(.locationBannedInSeven, .forceQuit)
      }
      if stage.has(.noLocationAfterForceQuit) { return Denial(.locationBanned, .forceQuit) }
    }
    return firstUnlockDone ? nil : Denial(.locationBeforeFirstUnlock, .beforeFirstUnlock)
  }

  fileprivate func monitors(_ travel: Travel) -> Bool {
    switch travel {
    case .entered(let region):
      return app.registrations.regions.contains { $0.identifier == region && $0.notifiesOnEntry }
    case .left(let region):
      return app.registrations.regions.contains { $0.identifier == region && $0.notifiesOnExit }
    case .farAway: return app.registrations.monitorsSignificantChanges
    case .visited: return app.registrations.monitorsVisits
    }
  }

  /// The first pending event that the process can receive: its manager has a delegate, and the
  /// process has asked again for significant changes. Regions and visits continue without that.
  fileprivate var deliverableTravel: Travel? {
    guard !servicesAreDefault else { return nil }
    return services.pendingTravel.first { travel in
      if travel.monitorEvent != nil, services.monitor != nil { return true }
      guard services.hasLocationDelegate else { return false }
      return travel != .farAway || services.hasAskedForSignificantChanges
    }
  }
}
