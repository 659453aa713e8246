/// Services whose events wake the app: location, background transfers, calls.
extension Reaction {
  /// The app became the delegate of a CLLocationManager.
  package mutating func setLocationDelegate() {
    let owed = world.authorizationCallback(of: program) != nil
    changeServices {
      $0.hasLocationDelegate = true
      $0.awaitsAuthorization = owed
    }
  }

  /// `startMonitoring(for:)`. At most 20 regions; replaces one with the same identifier.
  package mutating func startMonitoring(_ region: Registrations.Region) {
    let identifier = region.identifier
    ask(.monitoring(region: identifier, on: true))
    let regions = world.app.registrations.regions
    if let index = regions.firstIndex(where: { $0.identifier == identifier }) {
      changeRegistrations { $0.regions[index] = region }
    } else if regions.count >= 20 {
      emit(.app(.asked(.refusedRegion(identifier))), .locationTwentyRegions)
    } else {
      changeRegistrations { $0.regions.append(region) }
    }
  }

  /// The app created a CLMonitor; `closure` receives its events.
  package mutating func makeMonitor(_ closure: Value) {
    changeServices { $0.monitor = closure }
  }

  /// `startUpdatingLocation` and `stopUpdatingLocation`.
  package mutating func updateStandardLocation(_ on: Bool) {
    ask(.standardUpdates(on: on))
    let place: AppProcess.StandardUpdates = world.isInForeground ? .inFront : .inBackground
    changeServices { $0.standardUpdates = on ? $0.standardUpdates ?? place : nil }
  }

  /// `allowsBackgroundLocationUpdates`.
  package mutating func allowBackgroundLocation(_ allowed: Bool) {
    changeServices { $0.allowsBackgroundLocation = allowed }
  }

  /// `CLLocationUpdate.liveUpdates()`; `closure` receives the updates.
  package mutating func followLocation(_ closure: Value) {
    ask(.liveUpdates)
    changeServices { $0.liveUpdates = closure }
  }

  /// The app created a CLBackgroundActivitySession. It takes effect if it begins in the foreground,
  /// or if one was held when the last process ended.
  package mutating func beginActivitySession() {
    let begins =
      world.isInForeground || world.app.registrations.hasActivitySession
    ask(.activitySession(begun: begins))
    guard begins else { return }
    changeServices { $0.hasActivitySession = true }
    changeRegistrations { $0.hasActivitySession = true }
  }

  /// `CLBackgroundActivitySession.invalidate()`.
  package mutating func endActivitySession() {
    ask(.endedActivitySession)
    changeServices { $0.hasActivitySession = false }
    changeRegistrations { $0.hasActivitySession = false }
  }

  /// The app created a CLServiceSession. It takes effect if it begins in the foreground, or if one
  /// with the same goal was held when the last process ended (notifications.W24-10212).
  package mutating func beginServiceSession(_ goal: ServiceGoal) {
    let begins =
      world.isInForeground || world.app.registrations.serviceGoals?.contains(goal) == true
    ask(.serviceSession(goal, begun: begins))
    if begins { changeServices { $0.serviceGoals.append(goal) } }
    changeRegistrations {
      let goals = $0.serviceGoals ?? []
      $0.serviceGoals = begins && !goals.contains(goal) ? goals + [goal] : goals
    }
  }

  /// `CLServiceSession.invalidate()`.
  package mutating func endServiceSession(_ goal: ServiceGoal) {
    ask(.endedServiceSession(goal))
    changeServices {
      if let index = $0.serviceGoals.firstIndex(of: goal) { $0.serviceGoals.remove(at: index) }
    }
    guard !world.services.serviceGoals.contains(goal) else { return }
    changeRegistrations { $0.serviceGoals?.removeAll { $0 == goal } }
  }

  /// iOS remembers the sessions of the last process for a few seconds. Forgets those that this
  /// process has not created again.
  mutating func forgetServiceSessions() {
    guard world.app.registrations.serviceGoals != nil else { return }
    let held = world.services.serviceGoals
    changeRegistrations(.locationServiceSession) {
      $0.serviceGoals?.removeAll { !held.contains($0) }
    }
  }

  package mutating func stopMonitoring(region: String) {
    ask(.monitoring(region: region, on: false))
    changeRegistrations { $0.regions.removeAll { $0.identifier == region } }
  }

  /// `startMonitoringSignificantLocationChanges` and its stop method.
  package mutating func monitorSignificantChanges(_ on: Bool) {
    ask(.significantChanges(on: on))
    changeRegistrations { $0.monitorsSignificantChanges = on }
    changeServices { $0.hasAskedForSignificantChanges = on }
  }

  /// `startMonitoringVisits` and `stopMonitoringVisits`, from iOS 8 on.
  package mutating func monitorVisits(_ on: Bool) {
    ask(.visits(on: on))
    guard world.stage.profile.hasVisits else { return }
    changeRegistrations { $0.monitorsVisits = on }
  }

  /// The app created a URLSession with `URLSessionConfiguration.background(withIdentifier:)` and
  /// itself as the delegate.
  package mutating func openBackgroundSession(
    _ identifier: String, sendsLaunchEvents: Bool = true, isDiscretionary: Bool = false
  ) {
    guard world.stage.profile.wakesForContentAvailable else { return }
    let session = AppProcess.BackgroundSession(
      identifier: identifier, sendsLaunchEvents: sendsLaunchEvents,
      isDiscretionary: isDiscretionary)
    changeServices {
      if !$0.sessions.contains(where: { $0.identifier == identifier }) {
        $0.sessions.append(session)
      }
    }
  }

  /// The app resumed a task of the session. The transfer continues without the app until a system
  /// event ends it. `earliest`: the task's `earliestBeginDate`, from now.
  package mutating func startTransfer(
    session: String, isUpload: Bool = false, earliest: Milliseconds? = nil
  ) {
    ask(.startedTransfer(session: session, isUpload: isUpload))
    guard world.stage.profile.wakesForContentAvailable else { return }
    let delay = delayOfTransfer()
    let begin = delay.flatMap { $0 > 0 ? world.clock + $0 : nil }
    let own = world.services.sessions.first { $0.identifier == session }
    let transfer = Registrations.Transfer(
      session: session, isUpload: isUpload, push: currentPush,
      isDiscretionary: own?.isDiscretionary ?? false,
      isFromBackground: delay != nil, wakes: own?.sendsLaunchEvents ?? true, notBefore: begin,
      earliest: earliest.map { world.clock + max(0, $0) })
    changeRegistrations { $0.transfers.append(transfer) }
  }

  /// A PKPushRegistry has a delegate and `.voIP` among its `desiredPushTypes`. Without the mode
  /// voip, or before iOS 8, it gets no token.
  package mutating func registerForCalls() {
    ask(.wantsCalls)
    guard world.stage.profile.hasPushKit, world.stage.has(.voip) else { return }
    let owed = program.implements(.didUpdatePushCredentials)
    changeServices {
      if !$0.hasPushRegistry { $0.awaitsCredentials = owed }
      $0.hasPushRegistry = true
    }
    changeRegistrations { $0.takesCalls = true }
  }

  /// `CXProvider.reportNewIncomingCall`.
  package mutating func reportIncomingCall() {
    ask(.reportedCall)
    stop(.voipReported) { kind in
      if case .report = kind { return true }
      return false
    }
  }
}
