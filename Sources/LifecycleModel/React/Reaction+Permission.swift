/// Requests for permission, and registrations.
extension Reaction {
  /// Shows the prompt. The app is inactive until the user answers.
  mutating func showPrompt(answering closure: Value) {
    let isAsked = world.phone.hasPrompt
    if isAsked, closure == .none { return }
    let waiting = world.process?.authorizationAsked ?? []
    emit(.authorizationAsked(waiting + [closure]), .promptAppears)
    if waiting.count >= Reaction.mostWaiting { effort.exhaust() }
    guard !isAsked else { return }
    movePhone(.promptAppears) { $0.hasPrompt = true }
  }

  mutating func answerPrompt(_ permission: Permission) {
    let closures = world.process?.authorizationAsked ?? []
    change(.permission(permission), .promptAnswered)
    movePhone(.promptAnswered) { $0.hasPrompt = false }
    if world.stage.profile.permissionAndTokenAreOne {
      if permission == .denied { refuseEverything() }
      registerToken()
    }
    reconcileAppState()
    for closure in closures where closure != .none {
      startWork(closure, [.granted(permission == .authorized)], .promptAnswered)
    }
    // Emitted only now, because the calls above would release the values that the closure captures.
    emit(.authorizationAsked(nil), .promptAnswered)
  }

  /// iOS 7: Don't Allow sets style None and turns badge and sound off (article 2.1).
  private mutating func refuseEverything() {
    var settings = world.settings
    settings.style = .none
    settings.badge = false
    settings.sound = false
    emit(.settings(settings), .promptAnswered)
  }

  mutating func startWork(_ closure: Value, _ arguments: [Argument], _ rule: Rule) {
    start(.work(closure, arguments), length: 0, rule)
  }

  /// Answers a registration with the token or an error. Calls nothing if the app implements neither method. Up to iOS 7
  /// no answer comes while there is no token (article 2.1). With option `registration-waits` the answer waits until the
  /// phone is online.
  mutating func tellRegistration() {
    guard world.process?.awaitsRegistration == true, world.processState == .running,
      world.denialOfAnsweringRegistration == nil, !isRegistrationTold
    else { return }
    isRegistrationTold = true
    registerToken()
    emit(.registrationAwaited(false), .registered)
    if world.denial(ofRegistrationBy: .didFailToRegisterForRemoteNotifications) == nil {
      let isOffline = world.registrationNeedsNetwork
      tell(
        .didFailToRegisterForRemoteNotifications,
        [.application, .registrationError(isOffline: isOffline)],
        isOffline ? .registrationOffline : .registrationNotEntitled)
    } else if world.denial(ofRegistrationBy: .didRegisterForRemoteNotifications) == nil {
      tell(.didRegisterForRemoteNotifications, [.application, .deviceToken], .registered)
    }
  }
}

extension World {
  /// Why iOS does not answer a registration yet.
  fileprivate var denialOfAnsweringRegistration: Denial? {
    if phone.hasPrompt { return Denial(.registered, .promptIsUp) }
    let waits = registrationNeedsNetwork && stage.has(.registrationWaits)
    return waits ? Denial(.registrationWaits, .offline) : nil
  }

  /// The user has not allowed alerts, badge or sound. Up to iOS 7 that means no token (article 2.1).
  var mayShowNothing: Bool {
    app.permission == .notDetermined
      || settings.style == .none && !settings.badge && !settings.sound
  }

  /// Without the capability a registration fails at once, on the phone.
  var registrationNeedsNetwork: Bool { !apns.isOnline && !stage.has(.noPushCapability) }

  /// Why the method does not answer a registration that the app made; nil if it does.
  package func denial(ofRegistrationBy callback: Callback) -> Denial? {
    if let denial = denialOfAnsweringRegistration { return denial }
    let hasFailed = callback == .didFailToRegisterForRemoteNotifications
    if stage.has(.noPushCapability) {
      return hasFailed ? nil : Denial(.registrationNotEntitled)
    }
    if registrationNeedsNetwork, !(stage.profile.permissionAndTokenAreOne && mayShowNothing) {
      return hasFailed ? nil : Denial(.registrationOffline, .offline)
    }
    guard app.hasToken else {
      let isOne = stage.profile.permissionAndTokenAreOne
      return Denial(isOne ? .launchTokenBySettings : .launchToken, .noToken)
    }
    return hasFailed ? Denial(.registered, .tokenCame) : nil
  }
}
