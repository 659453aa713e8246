extension World {
  /// Applies the change of a step. Nothing else changes a world.
  package mutating func apply(_ change: Change) {
    switch change {
    case .apns(let verdict):
      if stage.profile.usesBinaryInterface, verdict.fate == .rejected { apns.closedAt = clock }
    case .event, .refused, .display, .line, .snapshot, .outcome, .call, .terminated: break
    case .process(_, .notRunning):
      appProcess = nil
      if app.defaults.holdsUnknown { app.defaults = app.defaults.ofEarlierProcess }
      if case .array(let items) = app.keychain, items.contains(where: \.holdsUnknown) {
        app.keychain = .array(items.map(\.ofEarlierProcess))
      }
    case .process(.notRunning, .running): appProcess = AppProcess()
    case .process(_, let to): changeProcess { $0.isSuspended = to == .suspended }
    case .state(_, let to):
      guard let state = to.applicationState else { break }
      changeProcess {
        $0.state = state
        $0.isLockedInFront = false
      }
    case .property(let index, _, _, let to):
      changeProcess {
        while $0.memory.properties.count <= index { $0.memory.properties.append(.none) }
        $0.memory.properties[index] = to
      }
    case .flag(_, let to): apply(to)
    case .timer(let timer, let change): apply(change, to: timer)
    case .app(let action): apply(action)
    case .quiet(let change): apply(change)
    }
  }

  package mutating func apply(_ change: QuietChange) {
    switch change {
    case .lockedInFront(let on):
      changeProcess {
        $0.state = on ? .background : .inactive
        $0.isLockedInFront = on
      }
    case .scene(let scene): changeProcess { $0.scene = scene }
    case .notificationDelegate(let delegate):
      changeProcess { $0.notificationDelegate = delegate }
    case .authorizationAsked(let closures):
      changeProcess { $0.authorizationAsked = closures }
    case .registrationAwaited(let waits): changeProcess { $0.awaitsRegistration = waits }
    case .phone(let phone): self.phone = phone
    case .settings(let settings): self.settings = settings
    case .network(let network): self.network = network
    case .stage(let stage): self.stage = stage
    case .clock(let time): clock = time
    case .notifications(let notifications): center.notifications = notifications
    case .heap(let change): changeProcess { change.apply(to: &$0.memory.heap) }
    case .keychain(let items): app.keychain = items
    case .defaults(let defaults): setDefaults(defaults)
    case .pushNumbered(let id): counters.pushes = id
    case .handlerOpened(let handler):
      changeProcess { $0.openHandlers.append(handler) }
      counters.handlers = handler.id
    case .handlerRests(let id, let assumption):
      changeProcess { process in
        if let index = process.openHandlers.firstIndex(where: { $0.id == id }) {
          process.openHandlers[index].dependsOn = assumption
        }
      }
    case .contentNeverGiven(let id):
      changeProcess { $0.openHandlers.removeAll { $0.id == id } }
    case .contentAwaited(let push):
      if !app.awaitedContent.contains(where: { $0.push == push }) {
        app.awaitedContent.append(Installation.Awaited(push: push, since: clock))
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
    case .registrations(let registrations): app.registrations = registrations
    case .services(let services): changeProcess { $0.services = services }
    case .regions(let regions): self.regions = regions
    case .serviceExtensions(let extensions): self.extensions = extensions
    case .codeRuns(let push): extensions.inside = push
    }
  }

  /// Shares the storage of an equal heap with the interpreter, so that the next comparison is cheap.
  mutating func share(_ heap: [Value?]) { changeProcess { $0.memory.heap = heap } }

  /// Does nothing if the process has ended, because later effects of its code are lost.
  private mutating func changeProcess(_ body: (inout AppProcess) -> Void) {
    if let index = extensionAtWork {
      body(&extensions.running[index].process)
    } else if appProcess != nil {
      body(&appProcess!)
    }
  }

  /// Deleting the app deletes its data, its requests and its notifications.
  private mutating func apply(isInstalled: Bool) {
    guard !isInstalled else {
      app.isInstalled = true
      return
    }
    let keychain = app.keychain
    app = .untouched
    app.isInstalled = false
    app.keychain = keychain
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
      if timer.kind.row.nature == .phone {
        phoneTimers.append(timer)
      } else {
        changeProcess { $0.timers.append(timer) }
      }
      counters.timers = max(counters.timers, timer.id)
    case .stopped, .expired:
      changeTimers { $0.removeAll { $0.id == timer.id } }
    case .paused: setProgress(of: timer, .standing(left: timer.left(at: clock)))
    case .resumed: setProgress(of: timer, .due(clock + timer.left(at: clock)))
    }
  }

  private mutating func setProgress(of timer: Timer, _ progress: Timer.Progress) {
    changeTimers { timers in
      for index in timers.indices where timers[index].id == timer.id {
        timers[index].progress = progress
      }
    }
  }

  /// Changes each of the lists that `timers` consists of.
  mutating func changeTimers(_ body: (inout [Timer]) -> Void) {
    body(&phoneTimers)
    if appProcess?.timers.isEmpty == false { body(&appProcess!.timers) }
    guard !extensionsAtRest else { return }
    for index in extensions.running.indices { body(&extensions.running[index].process.timers) }
  }

  private mutating func apply(_ action: AppAction) {
    switch action {
    case .completed(let handler, _, _), .presented(let handler, _, _):
      changeProcess { $0.openHandlers.removeAll { $0.id == handler } }
    case .downloadEnded(let push, let outcome):
      guard outcome != .failure, extensionAtWork == nil else { break }
      app.awaitedContent.removeAll { $0.push == push }
    case .scheduled, .dropped, .removedPending, .removedDelivered, .setCategories, .localFired,
      .passcodeAsked, .delegateGone, .downloadStarted, .logged, .setBadge, .opened, .registered,
      .asked, .expirationCalled, .posted, .transfersEnded, .trapped, .ranAway, .viewsCutOff,
      .linkRefused,
      .keychainClosed, .called, .assumed, .wouldTrap, .wouldBeKilled, .notCalled, .notWoken,
      .notShown:
      break
    }
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
