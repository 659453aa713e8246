/// VoIP pushes: PushKit hands them over, CallKit has to hear of a call.
extension Reaction {
  mutating func receiveCall(_ received: ReceivedPush) {
    if let denial = world.denialOfCall {
      emit(.app(.notCalled(received.id)), denial.rule)
      return
    }
    wakeProcess(LaunchOptions(), .launchForEvent)
    guard world.processState == .running else { return }
    let owesReport = world.stage.profile.callsMustBeReported
    if owesReport { start(.report(received.id), .voipReportTimer) }
    guard !world.servicesAtRest, world.services.hasPushRegistry else {
      emit(.app(.notCalled(received.id)), .voipNoRegistry)
      return
    }
    hand(received)
    if owesReport, world.processState == .running, program.implements(.didReceiveIncomingPush),
      world.owesReport(for: received.id)
    {
      missReport(.voipNotReported)
      terminate(by: .crash, .voipNotReported)
    }
  }

  private mutating func hand(_ received: ReceivedPush) {
    let isThere = program.implements(.didReceiveIncomingPush)
    var arguments: [Argument] = []
    if isThere {
      arguments = [
        .pushRegistry, .pushPayload(received), .pushType,
        openHandler(.call, for: received.id, .voipWakes),
      ]
    }
    let before = currentPush
    currentPush = received.id
    call(.didReceiveIncomingPush, arguments, .voipWakes)
    currentPush = before
  }

  mutating func missReport(_ rule: Rule) {
    changeRegistrations(rule) {
      $0.unreportedCalls = min($0.unreportedCalls + 1, World.unreportedCallsAllowed)
    }
  }
}

extension World {
  /// After so many iOS hands over none any more (model choice: Apple says "repeatedly").
  package static let unreportedCallsAllowed = 3

  /// Background App Refresh and Low Power Mode do not count (model choice).
  fileprivate var denialOfCall: Denial? {
    if app.registrations.unreportedCalls >= World.unreportedCallsAllowed {
      return Denial(.voipStopped)
    }
    if !firstUnlockDone { return Denial(.voipBeforeFirstUnlock, .beforeFirstUnlock) }
    guard app.isForceQuit, stage.has(.noVoIPAfterForceQuit) else { return nil }
    return Denial(.voipBanned, .forceQuit)
  }

  fileprivate func owesReport(for push: PushID) -> Bool {
    timers.contains { $0.kind == .report(push) }
  }
}
