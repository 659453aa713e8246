/// Everything that is: the phone, the app's process and memory, what is shown, APNs, the clock.
/// Only `apply(_:)` changes it.
package struct World: Hashable, Sendable {
  package var stage: Configuration
  package var clock: Milliseconds = 0
  package var phone = Phone()
  package var settings = Settings()
  package var network = Network()
  package var power = Power()
  package var firstUnlockDone = true
  /// When the phone was last started; nil: long ago.
  package var bootedAt: Milliseconds?
  package var app = AppProcess()
  package var center = NotificationCentre()
  package var apns = PushService()
  /// What the app has left with iOS.
  @Rare package var registrations = Registrations()
  /// At work on pushes.
  @Rare package var extensions = ServiceExtensions()
  /// Regions that the phone is in, in the order in which it entered them.
  package var regions: [String] = []
  /// In the order in which they were started.
  package var timers: [Timer] = []
  package var counters = Counters()

  /// Numbers that name things for the length of a run.
  package struct Counters: Hashable, Sendable {
    package var pushes = 0
    package var handlers = 0
    package var timers = 0

    package init(pushes: Int = 0, handlers: Int = 0, timers: Int = 0) {
      self.pushes = pushes
      self.handlers = handlers
      self.timers = timers
    }
  }

  package init(stage: Configuration) {
    self.stage = stage
    if stage.has(.noPushCapability) { app.hasToken = false }
    if stage.isFresh {
      app.wasLaunchedBefore = false
      app.permission = .notDetermined
      app.hasToken = false
    } else {
      app.hasCard = true
    }
  }

  package func timer(named name: Timer.Name) -> Timer? { timers.last { $0.name == name } }
}
