/// Something that happens to the phone, the app or the provider. Named after what happened.
package enum Event: Hashable, Sendable {
  // The user.
  case openedApp
  /// Counts from 1, newest first, among the notifications that can be reached now.
  case tapped(Int)
  case cleared(Int)
  /// A button of a notification, by its identifier; `text` for a text button.
  case pressedButton(String, text: String?, number: Int)
  case clearedAll
  case pressedHome
  case openedSwitcher
  case returnedToApp
  case openedOtherApp
  case swipedAppAway
  case pulledNotificationCenter
  case pulledControlCenter
  case closedOverlay
  /// A sheet of the system over the app, such as Face ID's.
  case sheetCame
  /// In another app or on the Home screen.
  case followedLink(Link)
  case locked
  case unlocked
  case callCame
  case answeredCall
  case declinedCall
  case hungUp
  case allowed
  case denied
  case changedSetting(SettingChange)
  case traveled(Travel)
  // The provider.
  case sentPush(Push)
  case keptAlive
  // The system.
  case grantedFetch
  case grantedTask(TaskKind)
  /// All transfers of the app's background sessions that are under way end so; never `cancelled`.
  case endedTransfers(TransferEnd)
  case plugged(Bool)
  /// Percent, 0 to 100.
  case batteryAt(Int)
  case reclaimedMemory
  case warnedOfMemory
  case appCrashed
  case rebooted
  case deletedApp
  case installedApp
  case wentOffline
  case cameOnline
  // The developer.
  case ranFromXcode
  case stoppedFromXcode
  case waitsInXcode
  case detachedXcode
  // The stage, changed while the play goes on.
  case changedNetwork(Network)
  case changedOption(Option, on: Bool)
  /// The learner says what a condition of the app's code is, by its line.
  case assumed(Assumption)
  // Time.
  case timePassed(Milliseconds)
}

package enum SettingChange: Hashable, Sendable {
  case notifications(Bool)
  case style(Settings.Style)
  case sound(Bool)
  case badge(Bool)
  case lockScreen(Bool)
  case notificationCenter(Bool)
  case backgroundRefresh(Bool)
  case lowPower(Bool)
  case location(Settings.Location)
  case focus(Bool)
  case summary(Bool)
  case previews(Bool)
}
