extension Reaction {
  /// The table of events: the immediate change of the phone, then the consequences for the app.
  mutating func react(to event: Event) {
    switch event {
    case .openedApp: bringAppForward()
    case .pressedHome:
      show {
        $0.overlay = nil
        $0.front = .home
      }
    case .openedSwitcher: show(takingBannersAway: true) { $0.overlay = .switcher }
    case .returnedToApp: bringAppForward()
    case .openedOtherApp:
      show {
        $0.overlay = nil
        $0.front = .other
      }
    case .swipedAppAway: forceQuit()
    case .pulledNotificationCenter: pullNotificationCenter()
    case .pulledControlCenter: show { $0.overlay = .control }
    case .closedOverlay:
      show {
        if $0.overlay == nil { $0.hasSystemSheet = false }
        $0.overlay = nil
      }
    case .sheetCame: show(.systemSheet) { $0.hasSystemSheet = true }
    case .followedLink(let link): follow(link)
    case .locked: lock()
    case .unlocked: openLock()
    case .callCame: ring()
    case .answeredCall: answer()
    case .declinedCall: stopRinging()
    case .hungUp: hangUp()
    case .allowed: answerPrompt(.authorized)
    case .denied: answerPrompt(.denied)
    case .tapped(let number): tap(world.reachableNotifications[number - 1])
    case .cleared(let number): dismiss(world.reachableNotifications[number - 1])
    case .pressedButton(let identifier, let text, let number):
      press(identifier, text: text, on: world.reachableNotifications[number - 1])
    case .clearedAll: clear(world.reachableNotifications)
    case .changedSetting(let setting): change(setting)
    case .traveled(let travel): self.travel(travel)
    case .sentPush(let push): send(push)
    case .keptAlive: keepAlive()
    case .grantedFetch: grantFetch()
    case .grantedTask(let kind): grantTask(kind)
    case .endedTransfers(let end): endTransfers(end)
    case .plugged(let on): changePower { $0.isCharging = on }
    case .batteryAt(let percent): changePower { $0.battery = percent }
    case .reclaimedMemory: terminate(by: .system, .reclaim)
    case .warnedOfMemory: call(.didReceiveMemoryWarning, [.application], .memoryWarning)
    case .appCrashed: terminate(by: .crash, .crash)
    case .rebooted: reboot()
    case .deletedApp: deleteApp()
    case .installedApp: emit(.installed(true), .appInstalled)
    case .wentOffline: goOffline()
    case .cameOnline: comeOnline()
    case .ranFromXcode: runFromXcode()
    case .stoppedFromXcode: terminate(by: .xcode, .xcodeEnds)
    case .waitsInXcode: waitInXcode()
    case .detachedXcode: change(.debugger(false), .xcodeDetaches)
    case .changedNetwork(let network): emit(.network(network), .networkSet)
    case .changedOption(let option, let on):
      var stage = world.stage
      stage.set(option, on: on)
      emit(.stage(stage), .optionSet)
    case .assumed(let assumption):
      var stage = world.stage
      stage.assume(assumption)
      emit(.stage(stage), .optionSet)
    case .timePassed(let span): pass(span)
    }
    drain()
  }

  /// Runs pending work until nothing more follows. Called after each event and each timer that fires, so that effects
  /// of the app's code belong to the event that caused them.
  mutating func drain() {
    isRegistrationTold = false
    var before: Int
    repeat {
      before = stepCount
      reconcileAppState()
      stopProcessingInUse()
      tellTravel()
      deliverTransfers()
      runDueWork()
      displayAnswered()
      tellUnanswered()
      fireLocalRequests()
      startContinuedTasks()
      releaseHeldPush()
      tellRegistration()
      tellCredentials()
      tellAuthorization()
      reconsiderSuspension()
    } while stepCount > before
  }

  /// Sets a flag of iOS. Emits no step if the value stays the same.
  mutating func change(_ flag: Flag, _ rule: Rule) {
    let old = world.flag(flag.name)
    guard old != flag else { return }
    emit(.flag(from: old, to: flag), rule)
  }
}
