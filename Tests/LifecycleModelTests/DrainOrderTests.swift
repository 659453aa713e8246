import LifecycleModel
import Testing

/// What follows an event once the phone and the app have moved, in its order.
@Suite struct DrainOrderTests {
  typealias Use = StandInApp.Use

  private static let modes = BackgroundMode.allCases

  @Test("the app comes forward, its processing task ends, then it hears of the travel")
  func processing() {
    let app = StandInApp(
      callbacks: StandInApp.lifecycle + StandInApp.location, permittedTasks: ["work"],
      uses: [
        .didFinishLaunching: [.register("work"), .monitor("home")],
        .didEnterBackground: [StandInApp.submit("work", .processing)],
        .willEnterForeground: [.locationDelegate],
      ], closures: ["run work": [.expiration("end")]])
    var play = Play(.ios13, app: app, modes: Self.modes)
    play.play(.openedApp, .locked, .wait(10), .grantedTask(.processing), LocationTests.enter)
    #expect(
      tells(
        &play, .unlocked,
        ["call willEnterForeground", "state active", "expirationCalled", "call didEnterRegion"]))
  }

  @Test("travel is told before transfers")
  func travel() {
    let app = StandInApp(
      callbacks: StandInApp.lifecycle + StandInApp.location + TransferTests.callbacks,
      uses: [
        .didFinishLaunching: [.monitor("home")],
        .didBecomeActive: [.session("news"), .transfer("news")],
        .willEnterForeground: [.session("news"), .locationDelegate],
      ])
    var play = Play(app: app, modes: Self.modes)
    play.play(.openedApp, .pressedHome, .wait(10), .reclaimedMemory)
    play.play(TransferTests.done, LocationTests.enter)
    #expect(
      tells(
        &play, .openedApp,
        ["call didBecomeActive", "call didEnterRegion", "call urlSessionDownloadFinished"]))
  }

  /// Asks for all that iOS tells at a time of its own.
  private static let asking = StandInApp(
    callbacks: StandInApp.lifecycle + StandInApp.location + TransferTests.callbacks
      + PermissionTests.registration + [.didUpdatePushCredentials, .didChangeAuthorization],
    onPush: .completesAtOnce,
    uses: [
      .didFinishLaunching: [
        .locationDelegate, .monitor("home"), .session("news"), .pushRegistry, .after(0, "work"),
      ],
      .didBecomeActive: [.transfer("news")],
    ], closures: ["work": [.log("work")]])

  @Test("transfers, the app's work, the registration, PushKit's, the authorization")
  func registrations() {
    var play = Play(app: Self.asking, modes: Self.modes)
    play.play(.openedApp, .openedSwitcher, .swipedAppAway)
    #expect(
      tells(
        &play, LocationTests.enter,
        [
          "call didEnterRegion", "call urlSessionTaskCompleted", "logged",
          "call didRegisterForRemoteNotifications", "call didUpdatePushCredentials",
          "call didChangeAuthorization",
        ]))
  }

  @Test("the app is suspended once nothing is left to tell")
  func suspension() {
    var play = Play(app: Self.asking, modes: Self.modes)
    #expect(
      tells(
        &play, .silent,
        ["call fetchPush", "logged", "call didChangeAuthorization", "suspend started"]))
  }

  /// Registers a launch handler, and submits a continued task in front.
  private static func continued(_ more: [Use], _ closure: [Use] = []) -> StandInApp {
    StandInApp(
      callbacks: StandInApp.lifecycle + PermissionTests.registration + [
        .didReceiveRemoteNotificationFetch
      ], onPush: .completesAtOnce, permittedTasks: ["go"],
      uses: [.didFinishLaunching: [.register("go")], .willEnterForeground: more],
      closures: ["go": closure])
  }

  private static let submits = StandInApp.submit("go", .continued)

  @Test("a local notification that is due fires before a continued task starts")
  func local() {
    let content = JSON.object([.init("aps", .object([.init("alert", .string("Hello"))]))])
    let request = LocalRequest(identifier: "now", content: content, trigger: .immediate)
    var app = Self.continued([])
    app.uses[.didBecomeActive] = [.code { $0.add(request) }, Self.submits]
    var play = Play(.ios13, app: app)
    #expect(tells(&play, .openedApp, ["scheduled", "localFired", "call launchHandler"]))
  }

  @Test("a continued task starts before the held push comes, which comes before a registration")
  func held() {
    let app = Self.continued([.after(890, "go")], [Self.submits, .registerForPushes])
    var play = Play(.ios13, app: app, options: [.devicePacing])
    play.play(.openedApp, .pressedHome, .silent, .wait(10), .silent, .openedApp)
    #expect(
      tells(
        &play, .wait(890),
        [
          "call launchHandler", "held-push false", "call fetchPush",
          "call didRegisterForRemoteNotifications",
        ]))
  }
}
