/// A named interpretation of a disputed fact. Off by default.
package enum Option: String, CaseIterable, Hashable, Sendable {
  case mixedIsPlain = "mixed-is-plain"
  case alertSpoils = "alert-spoils"
  case killedNeverWakes = "killed-never-wakes"
  case launchOnly = "launch-only"
  case offlineQueue = "offline-queue"
  case olderSurvives = "older-survives"
  case emptySoundSilent = "empty-sound-silent"
  case lenientFlags = "lenient-flags"
  case badgeAbsentRemoves = "badge-absent-removes"
  case refreshIgnored = "refresh-ignored"
  case tokenAlways = "token-always"
  case strictAPNs = "strict-apns"
  case http2
  case noPushCapability = "no-push-capability"
  case deniedStillDelivers = "denied-still-delivers"
  case responseOnly = "response-only"
  case keepsHeldAfterForceQuit = "keeps-held-after-force-quit"
  case alertWakeCounts = "alert-wake-counts"
  case docBackgroundSequence = "doc-background-sequence"
  case backgroundScene = "background-scene"
  case rebootKeepsBan = "reboot-keeps-ban"
  case noKeyOnBackgroundLaunch = "no-key-on-background-launch"
  case noLocationAfterForceQuit = "no-location-after-force-quit"
  case noVoIPAfterForceQuit = "no-voip-after-force-quit"
  case prewarmRunsDidFinish = "prewarm-runs-did-finish"
  case spuriousActive = "spurious-active"
  case ios10TapBug = "ios10-tap-bug"
  case processingAfterForceQuit = "processing-after-force-quit"
  case refreshOffStopsLocation = "refresh-off-stops-location"
  case fetchAdvisory = "fetch-advisory"
  case devicePacing = "device-pacing"
  case postBootHold = "post-boot-hold"
  case habits
  case callBannerInactive = "call-banner-inactive"
  case registrationWaits = "registration-waits"
  /// Not an interpretation: the app runs in the Simulator, and `simctl push` delivers pushes from a file.
  case simulator
}

extension [Option] {
  /// Adds or removes an option. The list stays in the order of `Option.allCases`.
  package mutating func set(_ option: Option, on: Bool) {
    self = Option.allCases.filter { $0 == option ? on : contains($0) }
  }
}
