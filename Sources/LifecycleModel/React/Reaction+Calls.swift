/// VoIP pushes: PushKit delivers them, and the app must report a call to CallKit.
extension Reaction {
  mutating func receiveCall(_ received: ReceivedPush) {
    if let denial = world.denialOfCall {
      emit(.app(.notCalled(received.name, denial.condition)), denial.rule)
      return
    }
    wakeProcess(LaunchOptions(), .launchForEvent)
    guard world.processState == .running else { return }
    let callback = world.callCallback(of: program)
    let mustReport = callback != .didReceiveIncomingVoIPPush || world.callMustBeReported
    let owesReport = world.stage.profile.callsMustBeReported && mustReport
    if owesReport { start(.report(received.id)) }
    guard !world.servicesAreDefault, world.services.hasPushRegistry else {
      emit(.app(.notCalled(received.name)), .voipNoRegistry)
      return
    }
    callAtWork = CallAtWork()
    hand(received, by: callback, mustReport: mustReport)
    let condition = callAtWork?.condition
    callAtWork = nil
    if let condition, owesReport, program.implements(callback), world.owesReport(for: received.id) {
      // iOS does not end a process because of an assumption alone.
      stop(.appAssumed) { $0 == .report(received.id) }
      skipAssumedKill(because: condition)
    } else if owesReport, world.processState == .running, program.implements(callback),
      world.owesReport(for: received.id)
    {
      missReport(.voipNotReported)
      terminate(by: .crash, .voipNotReported)
    }
  }

  private mutating func hand(
    _ received: ReceivedPush, by callback: Callback, mustReport: Bool
  ) {
    let isThere = program.implements(callback)
    var arguments: [Argument] = []
    if isThere {
      let third: Argument =
        callback == .didReceiveIncomingVoIPPush ? .pushMetadata(mustReport: mustReport) : .pushType
      arguments = [.pushRegistry, .pushPayload(received), third]
      if callback != .didReceiveIncomingPushOld {
        arguments.append(openHandler(.call, for: received.id, .voipWakes))
      }
    }
    let before = currentPush
    currentPush = received.id
    call(callback, arguments, mustReport ? .voipWakes : .voipNeedNotReport)
    currentPush = before
  }

  /// Delivers the token for VoIP pushes once to each registry (background.PK4). Its place after the
  /// launch is a model choice.
  mutating func tellCredentials() {
    guard world.processState == .running, !world.servicesAreDefault,
      world.services.awaitsCredentials, world.apns.isOnline
    else { return }
    changeServices(.voipCredentials) { $0.awaitsCredentials = false }
    tell(
      .didUpdatePushCredentials, [.pushRegistry, .pushCredentials, .pushType], .voipCredentials)
  }

  mutating func missReport(_ rule: Rule) {
    changeRegistrations(rule) {
      $0.unreportedCalls = min($0.unreportedCalls + 1, World.unreportedCallsAllowed)
    }
  }
}

extension World {
  /// After this many unreported calls iOS delivers no more VoIP pushes (model choice; Apple says
  /// "repeatedly").
  package static let unreportedCallsAllowed = 3

  /// Why a VoIP push does not call the app. Background App Refresh and Low Power Mode do not count
  /// (model choice).
  fileprivate var denialOfCall: Denial? {
    if app.registrations.unreportedCalls >= World.unreportedCallsAllowed {
      return Denial(.voipStopped)
    }
    if !firstUnlockDone { return Denial(.voipBeforeFirstUnlock, .beforeFirstUnlock) }
    guard app.isForceQuit, stage.has(.noVoIPAfterForceQuit) else { return nil }
    return Denial(.voipBanned, .forceQuit)
  }

  /// From iOS 26.4 on the method with metadata comes first (notifications.A-V264). An app that has
  /// only an older method gets that call.
  fileprivate func callCallback(of program: any AppProgram) -> Callback {
    if stage.profile.hasCallMetadata, program.implements(.didReceiveIncomingVoIPPush) {
      return .didReceiveIncomingVoIPPush
    }
    let isOld =
      !program.implements(.didReceiveIncomingPush) && program.implements(.didReceiveIncomingPushOld)
    return isOld ? .didReceiveIncomingPushOld : .didReceiveIncomingPush
  }

  /// `PKVoIPPushMetadata.mustReport`: false for an app in the foreground and during a call
  /// (notifications.A-V264).
  fileprivate var callMustBeReported: Bool {
    !isInForeground && phone.call == nil
  }

  fileprivate func owesReport(for push: PushID) -> Bool {
    timers.contains { $0.kind == .report(push) }
  }
}
