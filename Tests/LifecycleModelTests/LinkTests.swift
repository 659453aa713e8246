import LifecycleModel
import Testing

/// Links, scene sessions and SwiftUI's events (lifecycle.O1, A12, A31 and O12).
@Suite struct LinkTests {
  private static let link = Event.followedLink(Link("myapp://item/7"))
  private static let web = Event.followedLink(Link("https://example.com/item/7"))

  private func play(
    _ profile: Profile.Name,
    _ callbacks: [Callback] = [
      .openURL, .openURLFromApplication, .continueActivity, .sceneOpenURL,
      .sceneContinuesActivity,
    ], adoption: SceneAdoption = .manifest
  ) -> Play {
    var app = SceneTests.app()
    app.callbacks += callbacks
    return Play(profile, app: app, adoption: adoption)
  }

  @Test("without scenes: before the app becomes active, cold and warm")
  func plain() {
    for (event, method, key) in [
      (Self.link, "openURL", "url"), (Self.web, "continueActivity", "userActivityDictionary"),
    ] {
      var play = play(.ios12)
      #expect(
        play.calls(event) == [
          "willFinishLaunching inactive \(key)", "didFinishLaunching inactive \(key)",
          "\(method) inactive", "didBecomeActive active",
        ])
      play.play(.pressedHome)
      #expect(
        play.calls(event) == [
          "willEnterForeground background", "\(method) inactive", "didBecomeActive active",
        ])
    }
  }

  @Test("the older method before iOS 9, and where the app has that one alone")
  func older() {
    var old = play(.ios7)
    #expect(old.calls(Self.link).contains("openURLFromApplication inactive"))
    #expect(old.world.denial(of: Self.web)?.condition == .era)
    #expect(play(.ios9).world.denial(of: Self.web) == nil)
    var alone = play(.ios12, [.openURLFromApplication])
    #expect(alone.calls(Self.link).contains("openURLFromApplication inactive"))
  }

  @Test("with scenes: at a launch the connection options hold it, later the scene gets it")
  func scenes() {
    for (event, method) in [(Self.link, "sceneOpenURL"), (Self.web, "sceneContinuesActivity")] {
      var play = play(.ios17Scenes)
      #expect(
        play.calls(event) == [
          "willFinishLaunching background", "didFinishLaunching background",
          "sceneWillConnect background", "sceneWillEnterForeground background",
          "sceneDidBecomeActive inactive",
        ])
      play.play(.pressedHome)
      #expect(
        play.calls(event) == [
          "sceneWillEnterForeground background", "\(method) inactive",
          "sceneDidBecomeActive inactive",
        ])
      // Launched in the background and suspended: the scene connects now.
      var launched = self.play(.ios17Scenes)
      launched.play(.silent, .wait(100))
      #expect(launched.world.lifecycle == .suspended)
      #expect(
        launched.calls(event) == [
          "sceneWillConnect background", "sceneWillEnterForeground background",
          "sceneDidBecomeActive inactive",
        ])
    }
  }

  @Test("UIKit asks for a configuration while the session is new; who is told that it is gone")
  func sessions() {
    let own: [Callback] = [.configurationForConnecting, .didDiscardSceneSessions]
    var running = play(.ios17Scenes, own)
    #expect(running.calls(.openedApp).contains("configurationForConnecting background"))
    running.play(.appCrashed)
    #expect(!running.calls(.openedApp).contains("configurationForConnecting background"))
    running.play(.openedSwitcher)
    #expect(running.calls(.swipedAppAway).contains { $0.hasPrefix("didDiscardSceneSessions") })
    let again = running.calls(.pressedHome, .openedApp)
    #expect(!again.contains { $0.hasPrefix("didDiscardSceneSessions") })
    #expect(again.contains("configurationForConnecting background"))
    var suspended = play(.ios17Scenes, own)
    suspended.play(.openedApp, .pressedHome, .wait(10), .openedSwitcher)
    #expect(suspended.calls(.swipedAppAway) == [])
    let next = suspended.calls(.pressedHome, .openedApp)
    #expect(next.count { $0.hasPrefix("didDiscardSceneSessions") } == 1)
    suspended.play(.appCrashed)
    #expect(
      !suspended.calls(.openedApp).contains { $0.hasPrefix("didDiscardSceneSessions") })
  }

  @Test("SwiftUI: what happens to the views, and when closures see a phase")
  func views() {
    var app = StandInApp(callbacks: [.sceneOpenURL], logsViews: true)
    app.atStart = [.log("start")]
    var play = Play(.ios17Scenes, app: app, adoption: .swiftUI)
    let opened = play.logs(.openedApp)
    let names = opened.map { $0.prefix { $0 != "(" } }
    #expect(
      names == [
        "start", "launched", "connected", "phase", "phaseTold", "appeared", "phase", "phaseTold",
      ])
    // On the first way to the foreground closures see only `active`.
    let told = opened.filter { $0.hasPrefix("phaseTold") }
    #expect(told.map { $0.hasSuffix("runsClosures: true)") } == [false, true])
    let left = play.logs(.pressedHome).filter { $0.hasPrefix("phaseTold") }
    #expect(left.count == 2 && left.allSatisfy { $0.hasSuffix("runsClosures: true)") })
    #expect(play.logs(Self.link).contains { $0.hasPrefix("opened") })
    // Not for apps without a SwiftUI App.
    var other = Play(.ios17Scenes, app: app)
    #expect(other.logs(.openedApp) == ["start"])
  }

  @Test(
    "the icon hurries what waits; power that is back brings what APNs stored; one slot, one flag")
  func opened() {
    var play = WakeTests.play(.running, app: TransferTests.app)
    play.play(.silent, .wait(5), TransferTests.done, .silent, .wait(5))
    #expect(TransferTests.barrier(play) != nil)
    play.play(.reclaimedMemory)
    #expect(TransferTests.barrier(play) != nil)
    play.play(.openedApp)
    #expect(TransferTests.barrier(play) == nil)

    var power = Play(app: StandInApp(onPush: .completesAtOnce))
    power.play(.openedApp, .pressedHome, .changedSetting(.lowPower(true)), .silent)
    #expect(power.world.apns.stored.count == 1)
    #expect(power.calls(.changedSetting(.lowPower(false))) == ["fetchPush background"])

    func flags(_ steps: [Step]) -> [Flag] {
      steps.compactMap { if case .flag(_, let flag) = $0.change { flag } else { nil } }
    }
    var offline = Play()
    offline.play(.wentOffline)
    #expect(flags(offline.play(.alert)) == [.storedPush(true)])
    #expect(flags(offline.play(.alert)) == [])
    #expect(flags(offline.play(.cameOnline)) == [.online(true), .storedPush(false)])
  }

  @Test(
    "a token: asked for by the prompt, by background refresh, or by an option; one can be cleared")
  func token() {
    func hasToken(_ fresh: Bool, _ refresh: Bool, _ options: [Option] = []) -> Bool {
      var play = Play(options: options, fresh: fresh)
      play.play(.changedSetting(.backgroundRefresh(refresh)), .openedApp)
      return play.world.app.hasToken
    }
    #expect(hasToken(false, true) && hasToken(false, false) && hasToken(true, true))
    #expect(!hasToken(true, false))
    #expect(hasToken(true, false, [.tokenAlways]))
    #expect(!hasToken(false, true, [.noPushCapability]))
    var play = Play()
    play.play(.alert, .pulledNotificationCenter)
    #expect(play.world.denial(of: .clearedAll) == nil)
  }

  @Test("the rule of a link: a URL without scenes, a web address, a scene")
  func rules() {
    for (profile, event, call, rule) in [
      (Profile.Name.ios12, Self.link, "openURL inactive", Rule.linkURL),
      (.ios12, Self.web, "continueActivity inactive", .linkUniversal),
      (.ios17Scenes, Self.link, "sceneOpenURL inactive", .linkScene),
      (.ios17Scenes, Self.web, "sceneContinuesActivity inactive", .linkUniversal),
    ] {
      var play = play(profile)
      play.play(.openedApp, .pressedHome)
      #expect(play.play(event).first { $0.asCall == call }?.rule == rule, "\(call)")
    }
  }

  @Test("SwiftUI: of the app's own methods the scene's gets URLs of the app's scheme, no other")
  func ownMethods() {
    let play = play(.ios17Scenes, adoption: .swiftUI)
    func goesToView(_ text: String, _ callback: Callback) -> Bool {
      let denial = play.world.denial(of: Link(text), for: callback, by: play.app)
      return denial?.condition == .link(.toView)
    }
    #expect(!goesToView("myapp://item/7", .sceneOpenURL))
    #expect(goesToView("myapp://item/7", .openURL))
    #expect(goesToView("https://example.com/item/7", .sceneOpenURL))
    #expect(goesToView("https://example.com/item/7", .sceneContinuesActivity))
  }
}
