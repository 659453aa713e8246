import LifecycleModel

extension LaneRow {
  static func sign(of event: Event) -> Sign {
    switch event {
    case .sentPush: return .arrow(from: .server, to: .apns)
    case .keptAlive: return .arrow(from: .ios, to: .apns)
    case .reclaimedMemory, .warnedOfMemory, .grantedFetch, .grantedTask, .endedTransfers, .plugged,
      .batteryAt,
      .traveled, .wentOffline, .cameOnline,
      .timePassed, .changedOption, .assumed,
      .callCame, .sheetCame:
      return .dot(.ios)
    case .changedNetwork: return .dot(.server)
    case .appCrashed: return .bad(.app)
    case .allowed, .denied, .openedApp, .tapped, .pressedButton, .cleared, .clearedAll,
      .pressedHome,
      .openedSwitcher, .returnedToApp,
      .openedOtherApp, .swipedAppAway, .pulledNotificationCenter, .pulledControlCenter,
      .closedOverlay, .followedLink, .locked, .unlocked, .answeredCall, .declinedCall, .hungUp,
      .changedSetting,
      .rebooted, .deletedApp, .installedApp, .ranFromXcode, .stoppedFromXcode, .waitsInXcode,
      .detachedXcode:
      return .arrow(from: .user, to: .ios)
    }
  }

  static func sign(of verdict: Verdict) -> Sign {
    switch verdict.fate {
    case .delivered: return .arrow(from: .apns, to: .ios)
    case .rejected: return .arrow(from: .apns, to: .server)
    case .stored: return .dot(.apns)
    case .discarded: return .bad(.apns)
    }
  }

  static func sign(of action: AppAction) -> Sign {
    switch action {
    case .completed, .presented: return .arrow(from: .app, to: .ios)
    case .downloadStarted: return .arrow(from: .app, to: .server)
    case .downloadEnded: return .arrow(from: .server, to: .app)
    case .notCalled, .notWoken, .notShown, .dropped, .delegateGone, .linkRefused, .keychainClosed:
      return .bad(.ios)
    case .localFired, .passcodeAsked: return .dot(.ios)
    case .trapped, .ranAway: return .bad(.app)
    case .expirationCalled, .posted: return .arrow(from: .ios, to: .app)
    case .transfersEnded(.done): return .arrow(from: .server, to: .ios)
    case .transfersEnded(.failed), .transfersEnded(.cancelled): return .bad(.ios)
    case .setBadge, .registered, .asked, .scheduled, .removedPending, .removedDelivered,
      .setCategories:
      return .arrow(from: .app, to: .ios)
    case .logged, .opened, .called, .assumed, .wouldTrap, .wouldBeKilled, .viewsCutOff:
      return .dot(.app)
    }
  }

  static func tone(of action: AppAction) -> Tone {
    switch action {
    case .completed(_, _, let again), .presented(_, _, let again): return again ? .bad : .good
    case .trapped, .ranAway: return .bad
    case .notCalled, .notWoken, .notShown, .expirationCalled, .transfersEnded, .dropped,
      .delegateGone, .localFired, .linkRefused, .keychainClosed:
      return .notice
    case .downloadStarted, .downloadEnded, .logged, .setBadge, .opened, .registered, .asked,
      .scheduled, .removedPending, .removedDelivered, .setCategories, .passcodeAsked, .posted:
      return .plain
    case .assumed, .wouldTrap, .wouldBeKilled, .viewsCutOff: return .notice
    case .called: return .faint
    }
  }
}
