import LifecycleModel
import Testing

/// Cases that one of several circumstances decides.
@Suite struct EdgeTests {
  private func outcomes(_ steps: [Step]) -> [Treatment] {
    steps.compactMap { if case .outcome(let outcome) = $0.change { outcome.was } else { nil } }
  }

  @Test("a launch for a push is an arrival, a launch by a tap is a tap")
  func outcomes() {
    var play = Play(app: StandInApp(onPush: .completesAtOnce))
    #expect(outcomes(play.play(.silent)) == [.arrival])
    var tapped = Play(.ios9)
    tapped.play(.alert)
    #expect(outcomes(tapped.play(.tapped(1))) == [.tap])
  }

  @Test("an app that nobody gave texts shows the push's own: no rule of localizing")
  func display() {
    var play = Play()
    let shown = play.play(.alert).filter {
      if case .display = $0.change { true } else { false }
    }
    #expect(!shown.isEmpty)
    #expect(!shown.contains { $0.rule == .displayLocalized })
  }

  @Test("SwiftUI has the scene's methods itself; a UIKit app that lacks them is not called")
  func sceneMethods() {
    func tried(_ adoption: SceneAdoption) -> [Callback] {
      var play = Play(.ios17Scenes, app: StandInApp(callbacks: []), adoption: adoption)
      return play.play(.openedApp).compactMap {
        if case .call(let call) = $0.change { call.callback } else { nil }
      }
    }
    let application: [Callback] = [.willFinishLaunching, .didFinishLaunching]
    #expect(tried(.swiftUI) == application)
    #expect(
      tried(.manifest) == application + [
        .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
      ])
    // Its notifications are posted anyway.
    var app = StandInApp(callbacks: [])
    let names = ["UISceneWillConnect", "UISceneDidActivate", "UIApplicationDidBecomeActive"]
    for name in names { app.observers[name + "Notification"] = [.log(name)] }
    var play = Play(.ios17Scenes, app: app, adoption: .swiftUI)
    #expect(play.logs(.openedApp) == names)
  }

  @Test("SwiftUI: a link at a launch is opened once, by the views; a scene in background appears")
  func views() {
    let link = Event.followedLink(Link("myapp://item/7"))
    var app = StandInApp(onPush: .completesAtOnce, logsViews: true)
    app.callbacks.append(.sceneOpenURL)
    var cold = Play(.ios17Scenes, app: app, adoption: .swiftUI)
    let launch = cold.play(link)
    #expect(!launch.contains { $0.asCall?.hasPrefix("sceneOpenURL") == true })
    let opened = launch.filter {
      if case .app(.logged(let text)) = $0.change { text.hasPrefix("opened") } else { false }
    }
    #expect(opened.count == 1)
    cold.play(.pressedHome)
    #expect(cold.calls(link).contains("sceneOpenURL inactive"))
    var background = Play(
      .ios17Scenes, app: app, options: [.backgroundScene], adoption: .swiftUI)
    #expect(background.logs(.silent).contains("appeared"))
  }

  @Test("behind a prompt a suspended app comes forward and stays inactive")
  func behindPrompt() {
    var play = Play(app: StandInApp(asks: true), fresh: true)
    play.play(.openedApp, .locked, .wait(10))
    #expect(play.world.lifecycle == .suspended)
    #expect(play.calls(.unlocked) == ["willEnterForeground background"])
    #expect(play.world.lifecycle == .inactive)
    play.play(.pressedHome, .wait(10))
    #expect(play.world.lifecycle == .suspended)
    #expect(play.calls(.openedApp) == ["willEnterForeground background"])
    #expect(play.world.lifecycle == .inactive)
  }

  @Test("the scene that UIKit makes for an app without scenes follows the application's state")
  func connectedScene() {
    var play = Play(.ios13, app: StandInApp(callbacks: []))
    #expect(play.world.connectedScene == nil)
    play.play(.openedApp)
    #expect(play.world.connectedScene == .foregroundActive)
    play.play(.openedSwitcher)
    #expect(play.world.connectedScene == .foregroundInactive)
    play.play(.pressedHome)
    #expect(play.world.connectedScene == .background)
    var old = Play(.ios12)
    old.play(.openedApp)
    #expect(old.world.connectedScene == nil)
    var scenes = Play(.ios17Scenes)
    scenes.play(.silent)
    #expect(scenes.world.processState != .notRunning && scenes.world.connectedScene == nil)
  }

  private func verdict(_ play: inout Play, _ push: Push) -> String? {
    play.play(.sentPush(push)).compactMap { step -> String? in
      guard case .apns(let verdict) = step.change else { return nil }
      return [verdict.fate.rawValue, verdict.status.map { "\($0)" }, verdict.reason]
        .compactMap { $0 }.joined(separator: " ")
    }.first
  }

  @Test("APNs: a deleted app's token, the size over HTTP/2, types that Settings switch off")
  func apns() {
    var deleted = Play(.ios13)
    deleted.play(.deletedApp)
    #expect(verdict(&deleted, .of(["alert"])) == "delivered 200")
    #expect(verdict(&deleted, .of(["alert"])) == "rejected 410 Unregistered")

    func sized(_ bytes: Int) -> Push {
      let frame = #"{"aps":{"alert":""}}"#.utf8.count
      let text = String(repeating: "x", count: bytes - frame)
      return Push(payload: .object([.init("aps", .object([.init("alert", .string(text))]))]))
    }
    var large = Play(options: [.http2])
    #expect(verdict(&large, sized(4096)) == "delivered 200")
    #expect(verdict(&large, sized(4097)) == "rejected 413 PayloadTooLarge")
    var small = Play()
    #expect(verdict(&small, sized(2048)) == "delivered 200")
    #expect(verdict(&small, sized(2049)) == "rejected 413 PayloadTooLarge")

    for type in Push.PushType.allCases where type != .voip && type != .liveactivity {
      var play = Play(.ios13, app: StandInApp(asks: true), fresh: true)
      play.play(.openedApp, .denied)
      var push = Push.of(["alert"])
      push.type = type
      let isDiscarded = verdict(&play, push) == "discarded 200 Discarded - Disabled"
      #expect(isDiscarded == (type == .alert || type == .background), "\(type)")
    }
  }

  @Test("an app hears of no registry and no manager that it did not make")
  func unasked() {
    var app = StandInApp()
    app.callbacks += [.didUpdatePushCredentials, .didChangeAuthorization]
    app.uses[.didFinishLaunching] = [.beginTask(nil)]
    var play = Play(.ios13, app: app, modes: [.voip, .location])
    #expect(
      play.calls(.openedApp) == [
        "willFinishLaunching inactive", "didFinishLaunching inactive", "didBecomeActive active",
      ])
  }

  @Test("content-available as a number, as true, and as anything else")
  func flags() {
    func wakes(_ flag: JSON, _ options: [Option] = []) -> Bool {
      var play = Play(app: StandInApp(onPush: .completesAtOnce), options: options)
      let payload = JSON.object([.init("aps", .object([.init("content-available", flag)]))])
      return play.calls(.sentPush(Push(payload: payload))).contains("fetchPush background")
    }
    #expect(wakes(.number("1")) && wakes(.bool(true)))
    #expect(!wakes(.number("2")) && !wakes(.bool(false)) && !wakes(.string("1")))
    #expect(wakes(.string("1"), [.lenientFlags]))
  }

  @Test("500 pieces of work may wait, one more is too many; each fifty make a firing dearer")
  func waiting() {
    func isExhausted(_ count: Int) -> Bool {
      let waits = Array(repeating: StandInApp.Use.after(3600, "x"), count: count)
      let play = Play(app: StandInApp(uses: [.didFinishLaunching: waits]))
      return reaction(to: .openedApp, in: play.world, running: play.app).effort.statements > 0
    }
    // The launch has a timer as well.
    #expect(!isExhausted(499))
    #expect(isExhausted(500))

    func rounds(_ count: Int) -> Int {
      let waits = Array(repeating: StandInApp.Use.after(3600, "x"), count: count)
      var play = Play(
        app: StandInApp(
          uses: [.didBecomeActive: waits + [.after(0, "again")]],
          closures: ["again": [.log("again"), .after(0, "again")]]))
      return play.logs(.openedApp).count
    }
    // At most 10,000 firings; including the firing one, fifty wait.
    #expect(rounds(48) == 10_000)
    #expect(rounds(49) == 5_000)
  }

  @Test("iOS keeps 500 entries of an app, one more is too many", arguments: [false, true])
  func entries(areSessions: Bool) {
    func isExhausted(_ count: Int) -> Bool {
      let uses = (1...count).map { number -> StandInApp.Use in
        areSessions ? .session("\(number)") : .transfer("news")
      }
      let play = Play(app: StandInApp(uses: [.didFinishLaunching: uses]))
      return reaction(to: .openedApp, in: play.world, running: play.app).effort.statements > 0
    }
    #expect(!isExhausted(500))
    #expect(isExhausted(501))
  }
}
