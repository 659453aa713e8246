extension World {
  /// The same where the app has a say in it: what its code and its Info.plist ask for.
  package func refusal(of event: Event, by program: any AppProgram) -> Refusal? {
    if case .grantedFetch = event {
      return barrierToFetch(of: program).map { .notGranted(.fetch, $0) }
    }
    if case .grantedTask(let kind) = event {
      return barrier(to: kind).map { .notGranted(kind.grant, $0) }
    }
    if case .endedTransfers(let end) = event {
      return barrier(toTransferEnd: end).map { .notGranted(.transfer, $0) }
    }
    return refusal(of: event)
  }

  /// Why the event cannot happen now; nil where it can (interface.md section 2, the table of screens).
  package func refusal(of event: Event) -> Refusal? {
    switch event {
    case .openedApp: return wrongScreen(unless: [.home, .other])
    case .pressedHome:
      return wrongScreen(unless: [.home, .app, .other, .switcher, .center, .control, .call])
    case .openedSwitcher: return wrongScreen(unless: [.home, .app, .other])
    case .returnedToApp, .swipedAppAway:
      return wrongScreen(unless: [.switcher]) ?? (app.hasCard ? nil : .appHasNoCard)
    case .openedOtherApp: return wrongScreen(unless: [.home, .switcher])
    case .pulledNotificationCenter, .pulledControlCenter:
      return wrongScreen(unless: [.home, .app, .other])
    case .closedOverlay: return wrongScreen(unless: [.center, .control])
    case .locked:
      return wrongScreen(unless: [.home, .app, .other, .switcher, .center, .control, .call])
    case .unlocked: return wrongScreen(unless: [.lock])
    case .callCame:
      return wrongScreen(unless: [.home, .app, .other, .lock, .switcher, .center, .control])
    case .answeredCall, .declinedCall: return wrongScreen(unless: [.ringing])
    case .hungUp: return phone.call == nil ? .noCall : nil
    case .allowed, .denied:
      return phone.hasPrompt && phone.screen == .app ? nil : .noPrompt
    case .tapped(let number), .cleared(let number): return refusalToReach(number)
    case .clearedAll: return refusalToReach(1)
    case .pressedButton(let identifier, let text, let number):
      return refusalToReach(number)
        ?? refusal(ofButton: identifier, text, on: reachableNotifications[number - 1])
    case .warnedOfMemory, .appCrashed:
      switch app.process {
      case .notRunning: return .appNotRunning
      case .suspended: return .appSuspended
      case .running: return nil
      }
    case .reclaimedMemory: return app.process == .notRunning ? .appNotRunning : nil
    case .stoppedFromXcode, .detachedXcode:
      return app.debugger == .attached ? nil : .noDebugger
    case .grantedFetch, .grantedTask, .endedTransfers, .plugged, .batteryAt, .changedSetting,
      .traveled, .sentPush,
      .keptAlive, .rebooted, .wentOffline,
      .cameOnline, .ranFromXcode, .waitsInXcode, .changedNetwork, .changedOption, .assumed,
      .timePassed:
      return nil
    }
  }

  private func wrongScreen(unless allowed: [Phone.Screen]) -> Refusal? {
    allowed.contains(phone.screen)
      ? nil : .wrongScreen(showing: phone.screen, allowed: allowed)
  }

  private func refusal(
    ofButton identifier: String, _ text: String?, on notification: Notification
  ) -> Refusal? {
    guard let action = action(identifier, of: notification) else {
      return .noSuchButton(
        identifier, has: category(of: notification)?.actions.map(\.identifier) ?? [])
    }
    return text == nil || action.takesText ? nil : .buttonTakesNoText(identifier)
  }

  private func refusalToReach(_ number: Int) -> Refusal? {
    let reachable = reachableNotifications
    if reachable.isEmpty { return .nothingToTap(on: phone.screen) }
    if number < 1 || number > reachable.count {
      return .noSuchNotification(wanted: number, reachable: reachable.count)
    }
    return nil
  }

  /// What `tap` and `clear` reach on the present screen, newest first.
  package var reachableNotifications: [Notification] {
    center.notifications.reversed().filter { notification in
      switch phone.screen {
      case .home, .other, .app: return notification.hasBanner
      case .center: return notification.isInList
      case .lock: return notification.isOnLockScreen
      case .switcher, .control, .ringing, .call: return false
      }
    }
  }
}
