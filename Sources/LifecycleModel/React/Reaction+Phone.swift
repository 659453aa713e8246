/// Actions of the user on the phone. The app follows by `reconcileAppState()`.
extension Reaction {
  /// Shows another screen and moves the app to the state that the screen requires.
  mutating func show(
    takingBannersAway: Bool = false, _ rule: Rule = .phoneMoves, _ body: (inout Phone) -> Void
  ) {
    if takingBannersAway { takeBannersAway() }
    movePhone(rule, body)
    reconcileAppState()
  }

  mutating func movePhone(_ rule: Rule, _ body: (inout Phone) -> Void) {
    var phone = world.phone
    body(&phone)
    if phone.front != .app || phone.isLocked { phone.hasSystemSheet = false }
    if phone != world.phone { emit(.phone(phone), rule) }
  }

  /// Brings the app to the foreground: by its icon, its card in the app switcher, or Xcode.
  /// Launches it if it does not run.
  mutating func bringAppForward(tapped push: ReceivedPush? = nil) {
    rememberOpening()
    takeBannersAway()
    movePhone(.phoneMoves) {
      $0.overlay = nil
      $0.front = .app
    }
    if world.denialOfLaunch == nil {
      launchInForeground(tapped: push)
    } else {
      // An event has launched the app in the background after a force quit.
      change(.ban(false), .launchLiftsBan)
      reconcileAppState(tapped: push)
    }
  }

  mutating func pullNotificationCenter() {
    show { $0.overlay = .center }
    guard world.stage.has(.spuriousActive), world.isInForeground else { return }
    becomeActive(.spuriousActive)
    resignActive(.spuriousActive)
  }

  mutating func lock() {
    takeBannersAway()
    change(.locked(true), .phoneLocks)
    show(.phoneLocks) {
      $0.overlay = nil
      $0.call?.isOverLock = false
    }
    closeProtectedData()
    prewarm()
  }

  /// Protects the files when the phone locks. Apple's ten seconds of delay are not modelled (model
  /// choice).
  private mutating func closeProtectedData() {
    guard world.phone.hasProtectedData else { return }
    tell(.protectedDataWillBecomeUnavailable, [.application], .protectedDataCloses)
    movePhone(.protectedDataCloses) { $0.hasProtectedData = false }
  }

  /// Unlocks the files before the app is in the foreground again. A suspended process learns of it once it runs (model
  /// choice).
  private mutating func openProtectedData() {
    guard !world.phone.hasProtectedData else { return }
    movePhone(.protectedDataOpens) { $0.hasProtectedData = true }
    if world.phone.appPresence != .background { resume(.enterForeground) }
    tell(.protectedDataDidBecomeAvailable, [.application], .protectedDataOpens)
  }

  /// Enters the passcode. This is also the first unlock after a start of the phone.
  mutating func openLock() {
    change(.locked(false), .phoneUnlocks)
    let isFirst = !world.firstUnlockDone
    change(.firstUnlock(true), .firstUnlock)
    openProtectedData()
    if isFirst { prewarm() }
    setNotifications(.phoneUnlocks) { all in
      for index in all.indices { all[index].isOnLockScreen = false }
    }
  }

  /// An incoming call: full screen, or from iOS 14 on a banner unless the phone is locked.
  mutating func ring() {
    let isBanner =
      world.stage.profile.callsAreBanners && !world.stage.has(.callBannerInactive)
      && !world.phone.isLocked
    show(takingBannersAway: true, isBanner ? .callBanner : .phoneMoves) {
      $0.isRinging = true
      $0.ringsInBanner = isBanner
    }
  }

  mutating func stopRinging() {
    show {
      $0.isRinging = false
      $0.ringsInBanner = false
    }
  }

  mutating func answer() {
    show {
      $0.call = Phone.OngoingCall(
        fromApp: $0.front == .app || $0.front == .call && $0.call?.fromApp == true,
        isOverLock: $0.isLocked)
      $0.isRinging = false
      $0.ringsInBanner = false
      $0.overlay = nil
      $0.front = .call
    }
  }

  /// Ends the call. If the call's own screen is in front, returns to the app that it interrupted,
  /// otherwise to the Home Screen.
  mutating func hangUp() {
    show {
      if $0.front == .call { $0.front = $0.call?.fromApp == true ? .app : .home }
      $0.call = nil
    }
  }

  mutating func runFromXcode() {
    if !world.app.isInstalled { emit(.installed(true), .appInstalled) }
    terminate(by: .xcode, .xcodeEnds)
    if world.phone.isLocked { openLock() }
    emit(.debugger(.waiting), .xcodeWaits)
    movePhone(.phoneMoves) {
      $0.isRinging = false
      $0.ringsInBanner = false
    }
    bringAppForward()
  }

  mutating func waitInXcode() {
    if !world.app.isInstalled { emit(.installed(true), .appInstalled) }
    terminate(by: .xcode, .xcodeEnds)
    emit(.debugger(.waiting), .xcodeWaits)
  }

  mutating func changePower(_ body: (inout Power) -> Void) {
    var power = world.power
    body(&power)
    guard power != world.power else { return }
    emit(.power(power), .phonePower)
    liftPowerReservation()
  }

  mutating func reboot() {
    loseExtensions(.reboot)
    terminate(by: .reboot, .reboot)
    if world.app.debugger != .none { emit(.debugger(.none), .reboot) }
    takeBannersAway()
    dropHeldPush(.killDropsHeld)
    change(.locked(true), .reboot)
    change(.firstUnlock(false), .reboot)
    if !world.stage.has(.rebootKeepsBan) { change(.ban(false), .rebootLiftsBan) }
    emit(.booted, .reboot)
    movePhone(.reboot) {
      $0 = Phone()
      $0.isLocked = true
      $0.hasProtectedData = false
    }
  }

  private mutating func postRefreshStatus(after settings: Settings) {
    guard world.settings.refreshIsAvailable != settings.refreshIsAvailable else { return }
    post(SystemNotification.refreshStatus)
  }

  mutating func change(_ setting: SettingChange) {
    var settings = world.settings
    switch setting {
    case .notifications(let on):
      change(.permission(on ? .authorized : .denied), .settingChanged)
      guard world.stage.profile.permissionAndTokenAreOne else { return }
      settings.style = on ? .banner : .none
      settings.badge = on
      settings.sound = on
    case .backgroundRefresh(let on):
      change(.refresh(on), .settingChanged)
      postRefreshStatus(after: settings)
      return
    case .lowPower(let on):
      change(.lowPower(on), .lowPowerStopsRefresh)
      if on != settings.lowPower { post(SystemNotification.powerState) }
      postRefreshStatus(after: settings)
      liftPowerReservation()
      return
    case .location(let location): settings.location = location
    case .style(let style): settings.style = style
    case .sound(let on): settings.sound = on
    case .badge(let on): settings.badge = on
    case .lockScreen(let on): settings.lockScreen = on
    case .focus(let on): settings.focus = on
    case .summary(let on): settings.summary = on
    case .previews(let on): settings.previews = on
    case .notificationCenter(let on): settings.notificationCenter = on
    }
    guard settings != world.settings else { return }
    let isAboutLocation = settings.location != world.settings.location
    emit(.settings(settings), .settingChanged)
    if isAboutLocation { changeAuthorization() }
  }
}
