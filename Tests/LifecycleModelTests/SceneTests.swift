import LifecycleModel
import Testing

/// The callbacks of apps with scenes: life cycle, arrivals and taps.
@Suite struct SceneTests {
  static let scenes: [Callback] = [
    .willFinishLaunching, .didFinishLaunching, .sceneWillConnect, .sceneWillEnterForeground,
    .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect,
    .willTerminate, .didReceiveRemoteNotificationFetch, .willPresent, .didReceiveResponse,
  ]

  static func app(_ answer: [String] = ["banner", "sound", "badge"]) -> StandInApp {
    StandInApp(
      callbacks: scenes + StandInApp.lifecycle.filter { !scenes.contains($0) },
      setsNotificationDelegate: true, presents: answer)
  }

  let launch = [
    "willFinishLaunching background", "didFinishLaunching background",
    "sceneWillConnect background", "sceneWillEnterForeground background",
    "sceneDidBecomeActive inactive",
  ]

  func play(_ profile: Profile.Name = .ios17Scenes, _ options: [Option] = []) -> Play {
    Play(profile, app: Self.app(), options: options)
  }

  @Test("section 3, rows 1, 3, 4 and 5")
  func moves() {
    var play = play()
    #expect(play.calls(.openedApp) == launch)
    #expect(
      play.calls(.pressedHome)
        == ["sceneWillResignActive active", "sceneDidEnterBackground background"])
    #expect(
      play.calls(.openedApp)
        == ["sceneWillEnterForeground background", "sceneDidBecomeActive inactive"])
    #expect(play.calls(.openedSwitcher) == ["sceneWillResignActive active"])
    #expect(play.calls(.returnedToApp) == ["sceneDidBecomeActive inactive"])
  }

  @Test("rows 6 and 7: launched in background no scene connects; opened later it does")
  func background() {
    var play = play()
    #expect(
      play.calls(.silent) == [
        "willFinishLaunching background remoteNotification",
        "didFinishLaunching background remoteNotification", "fetchPush background",
      ])
    #expect(play.calls(.openedApp) == Array(launch.suffix(3)))
  }

  @Test("X2 and X5: a scene in background, no key in the launch options")
  func options() {
    var scene = play(.ios17Scenes, [.backgroundScene, .noKeyOnBackgroundLaunch])
    #expect(
      scene.calls(.silent) == [
        "willFinishLaunching background", "didFinishLaunching background",
        "sceneWillConnect background", "sceneDidEnterBackground background",
        "fetchPush background",
      ])
  }

  @Test(
    "4a: swiped away in front, by era",
    arguments: [
      (Profile.Name.ios13Scenes, "sceneDidEnterBackground background"),
      (.ios17Scenes, "sceneDidDisconnect background"),
      (.ios26Scenes, "sceneDidDisconnect background"),
    ])
  func swiped(profile: Profile.Name, call: String) {
    var play = play(profile)
    play.play(.openedApp, .openedSwitcher)
    #expect(play.calls(.swipedAppAway) == [call, "willTerminate background"])
  }

  @Test("4a: at work in background the scene disconnects; suspended nothing is called")
  func swipedInBackground() {
    var working = play()
    working.play(.openedApp, .pressedHome, .openedSwitcher)
    #expect(
      working.calls(.swipedAppAway)
        == ["sceneDidDisconnect background", "willTerminate background"])
    var suspended = play()
    suspended.play(.openedApp, .pressedHome, .wait(10), .openedSwitcher)
    #expect(suspended.calls(.swipedAppAway) == [])
  }

  @Test("5.3: a tap, cold, after a launch in background, warm")
  func taps() {
    var cold = play()
    cold.play(.alert)
    #expect(
      cold.calls(.tapped(1)) == [
        "willFinishLaunching background", "didFinishLaunching background",
        "sceneWillConnect background", "didReceiveResponse background",
        "sceneWillEnterForeground background", "sceneDidBecomeActive inactive",
      ])
    var launched = play()
    launched.play(.mixed)
    #expect(
      launched.calls(.tapped(1)) == [
        "sceneWillConnect background", "didReceiveResponse background",
        "sceneWillEnterForeground background", "sceneDidBecomeActive inactive",
      ])
    var warm = play()
    warm.play(.openedApp, .pressedHome, .alert)
    #expect(
      warm.calls(.tapped(1)) == [
        "sceneWillEnterForeground background", "didReceiveResponse inactive",
        "sceneDidBecomeActive inactive",
      ])
  }

  @Test("5.2: in front", arguments: [Profile.Name.ios12, .ios13, .ios17Scenes])
  func inFront(profile: Profile.Name) {
    var play = play(profile)
    play.play(.openedApp)
    #expect(play.calls(.alert) == ["willPresent active"])
    #expect(play.calls(.mixed) == ["fetchPush active", "willPresent active"])
    #expect(play.calls(.silent) == ["fetchPush active"])
    play.play(.openedSwitcher)
    #expect(play.calls(.alert) == ["willPresent inactive"])
  }

  @Test("what is shown in front is what the app answered")
  func answer() {
    var play = Play(.ios12, app: Self.app(["sound"]))
    play.play(.openedApp)
    let places = play.play(.push("alert", "sound", "badge")).compactMap { step -> Display.Place? in
      if case .display(let display) = step.change { display.place } else { nil }
    }
    #expect(places == [.sound])
    #expect(play.world.center.badge == 0)

    var banner = Play(.ios12, app: Self.app())
    banner.play(.openedApp, .alert)
    #expect(banner.calls(.tapped(1)) == ["didReceiveResponse active"])
  }

  @Test("E10n: without a delegate of the centre everything goes to the fetch method")
  func fallback() {
    var play = Play(.ios12)
    play.play(.openedApp)
    #expect(play.calls(.alert) == ["fetchPush active"])
    play.play(.pressedHome, .alert)
    #expect(
      play.calls(.tapped(1)) == [
        "willEnterForeground background", "fetchPush inactive", "didBecomeActive active",
      ])
  }

  @Test("iOS 10.0: the tap reaches the method without a handler only")
  func tapBug() {
    let callbacks =
      StandInApp.lifecycle + [
        .didReceiveRemoteNotificationFetch, .didReceiveRemoteNotification,
      ]
    for (methods, call) in [(callbacks, ["oldPush inactive"]), (Array(callbacks.dropLast()), [])] {
      var play = Play(.ios12, app: StandInApp(callbacks: methods), options: [.ios10TapBug])
      play.play(.openedApp, .pressedHome, .alert)
      #expect(
        play.calls(.tapped(1))
          == ["willEnterForeground background"] + call + ["didBecomeActive active"])
    }
  }

  @Test(
    "from iOS 13 a silent push with priority 10 wakes nobody",
    arguments: [
      (Profile.Name.ios12, 1), (.ios13, 0), (.ios17Scenes, 0),
    ])
  func priority(profile: Profile.Name, calls: Int) {
    var push = Push.of(["content-available"])
    push.priority = 10
    var play = play(profile)
    play.play(.openedApp, .pressedHome)
    #expect(play.calls(.sentPush(push)).count == calls)
  }

  @Test("a scene app without a delegate of the centre: a tap reaches no push method")
  func noDelegate() {
    var play = Play(.ios17Scenes, app: StandInApp(callbacks: Self.scenes))
    play.play(.openedApp, .pressedHome, .alert)
    #expect(
      play.calls(.tapped(1))
        == ["sceneWillEnterForeground background", "sceneDidBecomeActive inactive"])
  }

  @Test("the scene delegate is made when its scene connects, before its first method")
  func makesDelegate() {
    var app = Self.app()
    app.hears = { entry, reaction in
      switch entry {
      case .sceneDelegate: reaction.log("made")
      case .callback(.sceneWillConnect, _): reaction.log("connects")
      default: break
      }
    }
    var play = Play(.ios17Scenes, app: app)
    #expect(play.logs(.openedApp) == ["made", "connects"])
    var swiftUI = Play(.ios17Scenes, app: app, adoption: .swiftUI)
    #expect(!swiftUI.logs(.openedApp).contains("made"))
  }
}
