/// Something that happens to the phone, the app or the provider. Cases are named in the past tense.
package enum Event: Hashable, Sendable {
  // The user.
  case openedApp
  /// Position among the notifications within reach: from 1, newest first.
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
  /// A system sheet appeared over the app, such as that of Face ID.
  case sheetCame
  /// The user opened the link in another app or on the Home Screen.
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
  /// All running transfers of the app's background sessions end with this result; never
  /// `cancelled`.
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
  // Changes of the configuration during the run.
  case changedNetwork(Network)
  case changedOption(Option, on: Bool)
  /// The user gave an unknown condition of the app's code a value, by its line.
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
