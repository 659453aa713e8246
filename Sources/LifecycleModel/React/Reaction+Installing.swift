/// Deleting the app and installing it again.
extension Reaction {
  /// Deletes the app without a call. Its permission, token, data and force-quit flag are gone.
  mutating func deleteApp() {
    let hadToken = world.app.hasToken
    loseExtensions(.appDeleted)
    terminate(by: .system, .appDeleted)
    dropHeldPush(.appDeleted)
    remove(world.center.notifications, .appDeleted)
    change(.ban(false), .appDeleted)
    change(.badge(0), .appDeleted)
    change(.permission(.notDetermined), .appDeleted)
    change(.token(false), .appDeleted)
    emit(.installed(false), .appDeleted)
    if hadToken { emit(.deadToken(known: false), .appDeleted) }
  }

  /// Drops a push to the token of a deleted app, and lets the phone tell APNs (model choice: at the
  /// first push). Returns whether it did.
  mutating func refuseForDeletedApp(_ received: ReceivedPush) -> Bool {
    guard world.isForDeadToken(received.push) else { return false }
    emit(.app(.notCalled(received.name)), .appDeletedToken)
    if !world.apns.knowsDeadToken { emit(.deadToken(known: true), .appDeletedToken) }
    return true
  }
}

extension World {
  /// Whether the server only has the token of the deleted app. The VoIP token belongs to PushKit
  /// and does not count.
  func isForDeadToken(_ push: Push) -> Bool {
    let isRenewed = push.type == .voip ? app.registrations.takesCalls : app.hasToken
    return apns.hasDeadToken && push.token == nil && !isRenewed
  }
}
