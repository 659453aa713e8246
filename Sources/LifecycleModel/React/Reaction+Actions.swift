/// Buttons of a notification, and dismissals that are reported to the app.
extension Reaction {
  mutating func press(_ identifier: String, text: String?, on notification: Notification) {
    guard let action = world.action(identifier, of: notification) else { return }
    remove([notification], .actionRemoves)
    var received = notification.push
    received.response = NotificationResponse(
      action: identifier, text: action.takesText ? text ?? "" : nil)
    if action.opensApp {
      if world.phone.isLocked { openLock() }
      bringAppForward(tapped: received)
    } else {
      if action.needsUnlock, world.phone.isLocked {
        emit(.app(.passcodeAsked), .actionNeedsUnlock)
      }
      respondInBackground(received, .actionBackground)
    }
  }

  /// The user cleared one notification whose category has `customDismissAction`. Flicking a banner
  /// away and clearing all notifications are not dismissals.
  mutating func dismiss(_ notification: Notification) {
    let counts = world.phone.screen == .center || world.phone.screen == .lock
    clear([notification])
    guard counts, world.category(of: notification)?.reportsDismissal == true,
      world.stage.profile.hasNotificationCenterDelegate
    else { return }
    var received = notification.push
    received.response = NotificationResponse(action: NotificationResponse.dismissAction)
    respondInBackground(received, .actionDismissed)
  }

  /// Calls the app in the background. Because the user acted, a force quit, Background App Refresh
  /// and Low Power Mode do not prevent it. An app in the foreground stays there.
  private mutating func respondInBackground(_ received: ReceivedPush, _ rule: Rule) {
    guard world.firstUnlockDone else {
      emit(.app(.notCalled(received.name)), .actionBeforeFirstUnlock)
      return
    }
    if !world.isInForeground { wakeProcess(LaunchOptions(), .launchForEvent) }
    guard world.processState == .running else { return }
    handOverAction(received, rule)
  }

  /// Calls the response method. A button never calls a push method of the application delegate.
  mutating func handOverAction(_ received: ReceivedPush, _ rule: Rule) {
    guard let response = received.response else { return }
    let callback: Callback
    if let delegate = world.unknownDelegate(for: .didReceiveResponse, of: program) {
      giveToUnknown(delegate, .didReceiveResponse)
      return
    }
    if world.stage.profile.hasNotificationCenterDelegate {
      guard
        world.denial(ofCenterMethod: .didReceiveResponse, .centerResponse, by: program) == nil
      else {
        emit(.app(.notCalled(received.name)), .actionWithoutDelegate)
        return
      }
      callback = .didReceiveResponse
    } else {
      callback = world.actionCallback(of: program, for: received)
      guard program.implements(callback) else {
        emit(.app(.notCalled(received.name)), .actionWithoutDelegate)
        return
      }
    }
    let handler = openHandler(.action, for: received.id, .actionHandlerTimer)
    var arguments: [Argument] = [.notificationCenter, .response(received), handler]
    if callback != .didReceiveResponse {
      arguments = [
        .application, .actionIdentifier(response.action),
        received.isLocal ? .localNotification(received) : .userInfo(received),
      ]
      if callback.hasResponseInfo { arguments.append(.responseInfo(response)) }
      arguments.append(handler)
    }
    let before = currentPush
    currentPush = received.id
    call(callback, arguments, response: response, rule)
    currentPush = before
  }
}

extension World {
  /// The notification's category in the set that the app registered last; nil if the set does not contain it.
  package func category(of notification: Notification) -> NotificationCategory? {
    guard stage.profile.hasButtons,
      let wanted = notification.push.push.aps?["category"]?.asString, !app.$registrations
    else { return nil }
    return app.registrations.categories.first { $0.identifier == wanted }
  }

  func action(
    _ identifier: String, of notification: Notification
  ) -> NotificationCategory.Action? {
    category(of: notification)?.actions.first { $0.identifier == identifier }
  }

  /// The method for a button. iOS 8 and 9 have separate methods for pushes and local notifications;
  /// if the app has two forms of one, only the form with the response info is called.
  func actionCallback(of program: any AppProgram, for received: ReceivedPush) -> Callback {
    let (plain, withInfo): (Callback, Callback) =
      received.isLocal
      ? (.handleActionForLocal, .handleActionForLocalWithInfo)
      : (.handleActionForRemote, .handleActionForRemoteWithInfo)
    return program.implements(withInfo) ? withInfo : plain
  }
}
