extension World {
  /// What a step changes. Nothing else changes a world.
  package mutating func apply(_ change: Change) {
    switch change {
    case .apns(let verdict):
      if stage.profile.usesBinaryInterface, verdict.fate == .rejected { apns.closedAt = clock }
    case .event, .refused, .display, .line, .snapshot, .outcome, .call, .terminated: break
    case .process(_, let to):
      app.process = to
      if to == .notRunning { forgetProcess() }
    case .state(_, let to):
      app.state = to.applicationState ?? .background
      app.isLockedInFront = false
    case .lockedInFront(let on):
      app.state = on ? .background : .inactive
      app.isLockedInFront = on
    case .property(let index, _, _, let to):
      while app.memory.properties.count <= index { app.memory.properties.append(.none) }
      app.memory.properties[index] = to
    case .flag(_, let to): apply(to)
    case .timer(let timer, let change): apply(change, to: timer)
    case .app(let action): apply(action)
    case .scene(let scene): app.scene = scene
    case .notificationDelegate(let delegate): app.notificationDelegate = delegate
    case .authorizationAsked(let closure): app.authorizationAsked = closure
    case .registrationAwaited(let waits): app.awaitsRegistration = waits
    case .phone(let phone): self.phone = phone
    case .settings(let settings): self.settings = settings
    case .network(let network): self.network = network
    case .stage(let stage): self.stage = stage
    case .clock(let time): clock = time
    case .notifications(let notifications): center.notifications = notifications
    case .heap(let heap): app.memory.heap = heap
    case .defaults(let defaults): app.defaults = defaults
    case .pushNumbered(let id): counters.pushes = id
    case .handlerOpened(let handler):
      app.openHandlers.append(handler)
      counters.handlers = handler.id
    case .contentAwaited(let push):
      if !app.awaitedContent.contains(where: { $0.push == push }) {
        app.awaitedContent.append(AppProcess.Awaited(push: push, since: clock))
      }
    case .contentReviewed(let content): app.contentAtFront = content
    case .debugger(let debugger): app.debugger = debugger
    case .card(let exists): app.hasCard = exists
    case .launchedOnce: app.wasLaunchedBefore = true
    case .installed(let isInstalled): apply(isInstalled: isInstalled)
    case .deadToken(let isKnown):
      apns.hasDeadToken = true
      apns.knowsDeadToken = isKnown
    case .booted: bootedAt = clock
    case .storage(let stored): apns.stored = stored
    case .held(let push): apns.held = push
    case .silentDelivery: apns.silentDeliveries.append(clock)
    case .silentWake: apns.silentWakes.append(clock)
    case .power(let power): self.power = power
    case .registrations(let registrations): self.registrations = registrations
    case .services(let services): app.services = services
    case .regions(let regions): self.regions = regions
    case .serviceExtensions(let extensions): self.extensions = extensions
    case .exchanged(let push): exchangeProcess(withExtensionOf: push)
    }
  }

  /// Deleting takes the app's data, its requests and its notifications.
  private mutating func apply(isInstalled: Bool) {
    guard !isInstalled else {
      app.isInstalled = true
      return
    }
    app = AppProcess()
    app.isInstalled = false
    app.wasLaunchedBefore = false
    app.permission = .notDetermined
    app.hasToken = false
    registrations = Registrations()
    center = NotificationCentre()
  }

  private mutating func apply(_ flag: Flag) {
    switch flag {
    case .ban(let on): app.isForceQuit = on
    case .firstUnlock(let done): firstUnlockDone = done
    case .locked(let on): phone.isLocked = on
    case .token(let exists): app.hasToken = exists
    case .permission(let permission): app.permission = permission
    case .refresh(let on): settings.backgroundRefresh = on
    case .lowPower(let on): settings.lowPower = on
    case .online(let on): apns.isOnline = on
    case .debugger(let attached): app.debugger = attached ? .attached : .none
    case .storedPush, .heldPush: break
    case .badge(let number): center.badge = number
    }
  }

  private mutating func apply(_ change: TimerChange, to timer: Timer) {
    switch change {
    case .started:
      timers.append(timer)
      counters.timers = max(counters.timers, timer.id)
    case .stopped, .expired:
      timers.removeAll { $0.id == timer.id }
    case .paused: setProgress(of: timer, .standing(left: timer.left(at: clock)))
    case .resumed: setProgress(of: timer, .due(clock + timer.left(at: clock)))
    }
  }

  private mutating func setProgress(of timer: Timer, _ progress: Timer.Progress) {
    guard let index = timers.firstIndex(where: { $0.id == timer.id }) else { return }
    timers[index].progress = progress
  }

  private mutating func apply(_ action: AppAction) {
    switch action {
    case .completed(let handler, _, _), .presented(let handler, _, _):
      app.openHandlers.removeAll { $0.id == handler }
    case .downloadEnded(let push, let outcome):
      if outcome != .failure { app.awaitedContent.removeAll { $0.push == push } }
    case .scheduled, .dropped, .removedPending, .removedDelivered, .setCategories, .localFired,
      .passcodeAsked, .delegateGone, .downloadStarted, .logged, .setBadge, .opened, .registered,
      .asked, .expirationCalled,
      .posted, .transfersEnded,
      .trapped, .ranAway,
      .linkRefused, .called, .handlerGiven, .assumed, .notCalled, .notWoken, .notShown:
      break
    }
  }

  /// What a process takes with it. Its timers are ended by steps of their own.
  private mutating func forgetProcess() {
    app.openHandlers = []
    app.authorizationAsked = nil
    app.awaitsRegistration = false
    app.scene = nil
    app.notificationDelegate = nil
    app.services = AppProcess.Services()
    app.memory = AppMemory()
  }
}

extension StateName {
  var applicationState: ApplicationState? {
    switch self {
    case .active: return .active
    case .inactive: return .inactive
    case .background: return .background
    case .notRunning: return nil
    }
  }
}
