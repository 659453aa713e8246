extension World {
  /// Why the event cannot happen now; nil if it can. Checks the phone's screen, and what the app's
  /// code and Info.plist request.
  package func denial(of event: Event, by program: any AppProgram) -> Denial? {
    switch event {
    case .grantedFetch: return denialOfFetch(by: program)
    case .grantedTask(let kind): return denial(of: kind)
    case .endedTransfers(let end): return denial(ofTransferEnd: end)
    default: return denial(of: event)
    }
  }

  /// Like `denial(of:by:)`, but without the app's code: checks only the world.
  package func denial(of event: Event) -> Denial? {
    switch event {
    case .openedApp:
      return wrongScreen(unless: [.home, .other]) ?? (app.isInstalled ? nil : .event(.notInstalled))
    case .deletedApp:
      return wrongScreen(unless: [.home]) ?? (app.isInstalled ? nil : .event(.notInstalled))
    case .installedApp: return app.isInstalled ? .event(.alreadyInstalled) : nil
    case .pressedHome:
      return wrongScreen(unless: [.home, .app, .other, .switcher, .center, .control, .call])
    case .openedSwitcher: return wrongScreen(unless: [.home, .app, .other])
    case .returnedToApp, .swipedAppAway:
      return wrongScreen(unless: [.switcher]) ?? (app.hasCard ? nil : .event(.appHasNoCard))
    case .openedOtherApp: return wrongScreen(unless: [.home, .switcher])
    case .pulledNotificationCenter: return wrongScreen(unless: [.home, .app, .other])
    case .pulledControlCenter:
      guard stage.profile.hasControlCenter else { return .event(.era) }
      return wrongScreen(unless: [.home, .app, .other])
    case .closedOverlay:
      return phone.hasSystemSheet && phone.screen == .app
        ? nil : wrongScreen(unless: [.center, .control])
    case .sheetCame: return wrongScreen(unless: [.app])
    case .followedLink(let link):
      if link.isUniversal, !stage.profile.hasUniversalLinks { return .event(.era) }
      return wrongScreen(unless: [.home, .other]) ?? (app.isInstalled ? nil : .event(.notInstalled))
    case .locked:
      return wrongScreen(unless: [.home, .app, .other, .switcher, .center, .control, .call])
    case .unlocked: return wrongScreen(unless: [.lock])
    case .callCame:
      return wrongScreen(unless: [.home, .app, .other, .lock, .switcher, .center, .control])
    case .answeredCall, .declinedCall: return wrongScreen(unless: [.ringing])
    case .hungUp: return phone.call == nil ? .event(.noCall) : nil
    case .allowed, .denied:
      return phone.hasPrompt && phone.screen == .app ? nil : .event(.noPrompt)
    case .tapped(let number), .cleared(let number): return denialOfReaching(number)
    case .clearedAll: return denialOfReaching(1)
    case .pressedButton(let identifier, let text, let number):
      return denialOfReaching(number)
        ?? denial(ofButton: identifier, text, on: reachableNotifications[number - 1])
    case .warnedOfMemory, .appCrashed:
      switch processState {
      case .notRunning: return .event(.appNotRunning)
      case .suspended: return .event(.appSuspended)
      case .running: return nil
      }
    case .reclaimedMemory: return processState == .notRunning ? .event(.appNotRunning) : nil
    case .stoppedFromXcode, .detachedXcode:
      return app.debugger == .attached ? nil : .event(.noDebugger)
    case .grantedFetch, .grantedTask, .endedTransfers, .plugged, .batteryAt, .changedSetting,
      .traveled, .sentPush,
      .keptAlive, .rebooted, .wentOffline,
      .cameOnline, .ranFromXcode, .waitsInXcode, .changedNetwork, .changedOption, .assumed,
      .timePassed:
      return nil
    }
  }

  private func wrongScreen(unless allowed: [Phone.Screen]) -> Denial? {
    allowed.contains(phone.screen)
      ? nil : .event(.wrongScreen(showing: phone.screen, allowed: allowed))
  }

  private func denial(
    ofButton identifier: String, _ text: String?, on notification: Notification
  ) -> Denial? {
    guard let action = action(identifier, of: notification) else {
      return .event(
        .noSuchButton(
          identifier, has: category(of: notification)?.actions.map(\.identifier) ?? []))
    }
    return text == nil || action.takesText ? nil : .event(.buttonTakesNoText(identifier))
  }

  private func denialOfReaching(_ number: Int) -> Denial? {
    let reachable = reachableNotifications
    if reachable.isEmpty { return .event(.nothingToTap(on: phone.screen)) }
    if number < 1 || number > reachable.count {
      return .event(.noSuchNotification(wanted: number, reachable: reachable.count))
    }
    return nil
  }

  /// The notifications that `tap` and `clear` can reach on the current screen, newest first.
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
