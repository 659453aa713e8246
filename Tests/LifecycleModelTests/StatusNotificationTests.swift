import LifecycleModel
import Testing

/// Notifications about the phone's state that observers receive, whether or not a delegate method stands beside them.
@Suite struct StatusNotificationTests {
  private static let names = [
    "refresh": "UIApplicationBackgroundRefreshStatusDidChangeNotification",
    "power": "NSProcessInfoPowerStateDidChangeNotification",
    "locks": "UIApplicationProtectedDataWillBecomeUnavailable",
    "unlocks": "UIApplicationProtectedDataDidBecomeAvailable",
  ]

  private func play(_ callbacks: [Callback] = []) -> Play {
    var app = StandInApp(onPush: .completesAtOnce)
    app.callbacks += callbacks
    for (text, name) in Self.names { app.observers[name] = [.log(text)] }
    return Play(.ios13, app: app)
  }

  @Test("Background App Refresh: when it becomes available or not, and not twice")
  func refresh() {
    var play = play()
    play.play(.openedApp)
    #expect(play.logs(.changedSetting(.backgroundRefresh(false))) == ["refresh"])
    #expect(play.logs(.changedSetting(.backgroundRefresh(false))) == [])
    #expect(play.logs(.changedSetting(.lowPower(true))) == ["power"])
    #expect(play.logs(.changedSetting(.backgroundRefresh(true))) == [])
    #expect(play.logs(.changedSetting(.lowPower(false))) == ["power", "refresh"])
    #expect(play.logs(.changedSetting(.lowPower(false))) == [])
    #expect(play.logs(.changedSetting(.lowPower(true))) == ["power", "refresh"])
    #expect(play.logs(.changedSetting(.sound(false))) == [])
  }

  @Test("the end of Low Power Mode is told before the push that waited for it comes")
  func order() {
    var app = StandInApp(onPush: .completesAtOnce)
    app.observers[Self.names["refresh"]!] = [.log("refresh")]
    app.uses[.didReceiveRemoteNotificationFetch] = [.log("push")]
    app.uses[.didEnterBackground] = [.beginTask(nil)]
    var play = Play(.ios13, app: app)
    play.play(.openedApp, .pressedHome, .changedSetting(.lowPower(true)), .silent)
    #expect(play.world.apns.stored.count == 1)
    #expect(play.logs(.changedSetting(.lowPower(false))) == ["refresh", "push"])
  }

  @Test("protected data: with the delegate's method and without it")
  func protectedData() {
    for callbacks: [Callback] in [
      [], [.protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable],
    ] {
      var play = play(callbacks)
      play.app.uses[.didEnterBackground] = [.beginTask(nil)]
      play.play(.openedApp)
      #expect(play.logs(.locked) == ["locks"])
      #expect(play.logs(.unlocked) == ["unlocks"])
    }
  }
}
