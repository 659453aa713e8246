import Testing

@testable import LifecycleModel

/// Code that waits for other threads, and code that ends the app during a transition.
@Suite struct StandstillTests {
  private typealias Use = StandInApp.Use

  /// Waits in a memory warning; logs whether there was work, and the clock afterwards.
  private func waits(
    _ times: Int, until end: Milliseconds? = nil, works: [StandInApp.Use]
  ) -> [String] {
    let wait = Use.code { reaction in
      let found = reaction.runWorkElsewhere(until: end) { $0 == .string("else") }
      reaction.log("\(found) \(reaction.world.clock)")
    }
    var app = StandInApp(closures: [
      "else": [.log("else")], "main": [.log("main")], "downloaded": [.log("downloaded")],
    ])
    app.uses[.didReceiveMemoryWarning] = works + Array(repeating: wait, count: times)
    var play = Play(app: app)
    play.play(.network(5), .openedApp)
    return play.logs(.warnedOfMemory)
  }

  @Test("the main thread stands still until the next work of another thread")
  func elsewhere() {
    #expect(
      waits(3, works: [.after(1, "main"), .download, .after(3, "else"), .after(3, "else")]) == [
        "else", "true 3000", "else", "true 3000", "downloaded", "true 5000", "main",
      ])
    #expect(waits(1, works: [.after(1, "main")]) == ["false 0"])
    #expect(waits(1, until: 2_000, works: [.after(3, "else")]) == ["true 2000"])
    #expect(waits(1, until: 3_000, works: [.after(3, "else")]) == ["else", "true 3000"])
    #expect(waits(2, until: 2_000, works: []) == ["true 2000", "true 2000"])
  }

  @Test("an app that iOS ends meanwhile runs nothing more")
  func ended() {
    var app = StandInApp(closures: ["else": [.log("else")]])
    app.uses[.willResignActive] = [
      .after(30, "else"),
      .code { reaction in _ = reaction.runWorkElsewhere(until: nil) { $0 == .string("else") } },
    ]
    var play = Play(app: app)
    play.play(.openedApp)
    #expect(play.logs(.openedSwitcher) == [])
    #expect(play.world.processState == .notRunning && play.world.clock == .seconds(20))
  }

  @Test("an app that crashes on the way to the front goes no further")
  func crashes() {
    func isOver(_ profile: Profile.Name, _ adoption: SceneAdoption, _ app: StandInApp) -> Bool {
      var plain = app
      (plain.observers, plain.hears) = ([:], nil)
      plain.uses = [:]
      var play = Play(profile, app: plain, adoption: adoption)
      play.play(.openedApp, .pressedHome)
      play.app = app
      let steps = play.play(.openedApp)
      let end = steps.firstIndex {
        if case .terminated = $0.change { true } else { false }
      }
      guard let end else { return false }
      return !steps[end...].contains {
        if case .quiet(.contentReviewed) = $0.change { true } else { false }
      }
    }
    for name in [
      "UISceneWillEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
    ] {
      var app = StandInApp()
      app.observers[name] = [.trap]
      #expect(isOver(.ios13, .manifest, app), "\(name)")
    }
    var scene = SceneTests.app()
    scene.uses[.sceneWillEnterForeground] = [.trap]
    #expect(isOver(.ios17Scenes, .manifest, scene))
    var views = SceneTests.app()
    views.hears = { entry, reaction in
      if case .views(.phase) = entry { reaction.trap("Fatal error", line: 1) }
    }
    #expect(isOver(.ios17Scenes, .swiftUI, views))
    views.hears = { entry, reaction in
      if case .views(.phaseTold) = entry { reaction.trap("Fatal error", line: 1) }
    }
    #expect(isOver(.ios17Scenes, .swiftUI, views))
  }

  @Test("badge-absent-removes: a push without a badge takes the icon's away")
  func badge() {
    for (options, badge) in [([Option.badgeAbsentRemoves], 0), ([], 3)] {
      var play = WakeTests.play(.suspended, options: options)
      play.play(.push("alert", "badge"))
      let steps = play.play(.alert)
      #expect(play.world.center.badge == badge)
      let shown = steps.contains { $0.change == .display(Display(place: .badge, badge: 0)) }
      #expect(shown == (badge == 0))
      #expect(!play.play(.alert).contains { $0.rule == .displayBadgeRemoved })
    }
  }

  @Test("taking a notification away stops its banner and no other deadline")
  func banner() {
    var play = WakeTests.play(.running, app: StandInApp(onPush: .nothing))
    play.play(.alert, .wait(1), .mixed)
    #expect(play.world.timers.map(\.name) == [.banner, .handler, .banner])
    play.play(.cleared(1))
    #expect(play.world.timers.map(\.name) == [.banner, .handler])
  }

  @Test("keeps-held-after-force-quit holds silent pushes only")
  func heldAfterForceQuit() {
    var play = WakeTests.play(.swiped, options: [.keepsHeldAfterForceQuit])
    play.play(.mixed)
    #expect(play.world.apns.held == nil)
    play.play(.silent)
    #expect(play.world.apns.held != nil)
    var plain = WakeTests.play(.swiped)
    plain.play(.silent)
    #expect(plain.world.apns.held == nil)
  }
}
