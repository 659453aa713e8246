import LifecycleModel
import Testing

extension Step {
  /// The step's effect on process, state, scene, screen, handlers and timers, and its call; nil for
  /// other steps.
  fileprivate var words: String? {
    switch change {
    case .process(_, let state): return "process \(state.rawValue)"
    case .state(_, let state): return "state \(state.rawValue)"
    case .quiet(.scene(let scene)): return "scene \(scene?.rawValue ?? "none")"
    case .call(let call):
      if case .implemented = call.answer { return "call \(call.callback.shortWord)" }
      return nil
    case .timer(let timer, let change): return "\(timer.name) \(change)"
    case .flag(_, let flag): return "flag \(flag.name.rawValue) \(flag.printed)"
    case .quiet(.lockedInFront(let on)): return "locked in front \(on)"
    case .snapshot: return "picture"
    case .quiet(.card(let on)): return "card \(on)"
    case .quiet(.launchedOnce): return "launched once"
    case .terminated(let by, _): return "terminated by \(by.rawValue)"
    case .display(let display): return "shown \(display.place.rawValue)"
    default: return nil
    }
  }
}

/// All steps about process and scene in order, and the notifications that UIKit posts.
@Suite struct StepListTests {
  private func words(_ play: inout Play, _ events: Event...) -> [String] {
    var all: [String] = []
    for event in events { all += play.play(event).compactMap(\.words) }
    return all
  }

  @Test("without scenes: open, leave, be suspended, come back")
  func plain() {
    var play = Play(app: StandInApp(callbacks: []), fresh: true)
    #expect(
      words(&play, .openedApp) == [
        "process running", "state inactive", "card true", "launched once", "launch started",
        "launch stopped", "state active",
      ])
    #expect(
      words(&play, .pressedHome) == [
        "state inactive", "state background", "callback started", "callback stopped", "picture",
        "suspend started",
      ])
    #expect(words(&play, .wait(5)) == ["suspend expired", "process suspended"])
    #expect(
      words(&play, .openedApp) == ["process running", "state inactive", "state active"])
    play.play(.pressedHome, .wait(5), .reclaimedMemory)
    // No longer the first launch, and no new card.
    #expect(
      words(&play, .openedApp) == [
        "process running", "state inactive", "launch started", "launch stopped", "state active",
      ])
  }

  @Test("with scenes: each change of the scene, and when the application's state follows")
  func scenes() {
    var play = Play(.ios17Scenes, app: StandInApp(callbacks: []), fresh: true)
    #expect(
      words(&play, .openedApp) == [
        "process running", "state background", "card true", "launched once", "launch started",
        "scene unattached", "launch stopped", "state inactive",
        "scene foregroundInactive", "scene foregroundActive", "state active",
      ])
    #expect(
      words(&play, .pressedHome) == [
        "state inactive", "scene foregroundInactive", "state background", "scene background",
        "callback started", "callback stopped", "picture", "suspend started",
      ])
    #expect(words(&play, .wait(5)) == ["suspend expired", "process suspended"])
    #expect(
      words(&play, .openedApp) == [
        "process running", "state inactive", "scene foregroundInactive", "scene foregroundActive",
        "state active",
      ])
  }

  @Test("a scene in background: it connects at the launch and is in background at once")
  func backgroundScene() {
    var play = Play(.ios17Scenes, options: [.backgroundScene])
    let found = words(&play, .silent)
    #expect(
      found.filter { $0.hasPrefix("scene") } == ["scene unattached", "scene background"])
  }

  @Test("iOS 6: locked in front the state stays inactive until the app comes forward")
  func lockedInFront() {
    var play = Play(.ios6, app: StandInApp(callbacks: []))
    play.play(.openedApp)
    #expect(words(&play, .locked).contains("locked in front true"))
    #expect(play.world.applicationState == .inactive)
    let unlocked = words(&play, .unlocked)
    #expect(unlocked.contains("locked in front false"))
    #expect(!unlocked.contains("state inactive"))
    #expect(play.world.applicationState == .active)
  }

  @Test("no picture is taken of an app that does not live to the end of didEnterBackground")
  func picture() {
    var play = Play(
      app: StandInApp(uses: [.didEnterBackground: [.sleep(6)]]))
    play.play(.openedApp)
    let left = words(&play, .pressedHome)
    #expect(left.contains("terminated by watchdog"))
    #expect(!left.contains("picture"))
  }

  @Test("the documented sequence: after a launch in background and after each wake")
  func documentedSequence() {
    var play = Play(
      app: StandInApp(onPush: .completesAtOnce), options: [.docBackgroundSequence])
    #expect(play.calls(.silent).contains("didEnterBackground background"))
    play.play(.wait(10))
    #expect(play.world.lifecycle == .suspended)
    #expect(
      play.calls(.silent) == ["didEnterBackground background", "fetchPush background"])
    // A scene that never connected gets no call; one that did gets one.
    var scenes = Play(
      .ios17Scenes, app: SceneTests.app(), options: [.docBackgroundSequence])
    #expect(!scenes.calls(.silent).contains("sceneDidEnterBackground background"))
    scenes.play(.openedApp, .pressedHome, .wait(100))
    #expect(scenes.world.lifecycle == .suspended)
    #expect(scenes.calls(.silent).contains("sceneDidEnterBackground background"))
  }

  @Test("notifications of UIKit: with scenes the scene's comes before the application's")
  func notifications() {
    let names = [
      "UIApplicationDidFinishLaunching", "UIApplicationDidBecomeActive",
      "UIApplicationWillResignActive", "UIApplicationDidEnterBackground",
      "UIApplicationWillEnterForeground", "UISceneWillConnect", "UISceneDidActivate",
      "UISceneWillDeactivate", "UISceneDidEnterBackground", "UISceneWillEnterForeground",
    ]
    func heard(_ profile: Profile.Name, _ events: Event...) -> [String] {
      let observers = names.map { ($0 + "Notification", [StandInApp.Use.log($0)]) }
      var play = Play(
        profile,
        app: StandInApp(
          callbacks: [], observers: Dictionary(uniqueKeysWithValues: observers)))
      return events.flatMap { play.logs($0) }.map { String($0.dropFirst(2)) }
    }
    #expect(
      heard(.ios12, .openedApp, .pressedHome, .openedApp) == [
        "ApplicationDidFinishLaunching", "ApplicationDidBecomeActive",
        "ApplicationWillResignActive", "ApplicationDidEnterBackground",
        "ApplicationWillEnterForeground", "ApplicationDidBecomeActive",
      ])
    #expect(
      heard(.ios17Scenes, .openedApp, .pressedHome) == [
        "ApplicationDidFinishLaunching", "SceneWillConnect", "SceneWillEnterForeground",
        "ApplicationWillEnterForeground", "SceneDidActivate", "ApplicationDidBecomeActive",
        "SceneWillDeactivate", "ApplicationWillResignActive", "SceneDidEnterBackground",
        "ApplicationDidEnterBackground",
      ])
    #expect(
      heard(.ios13, .openedApp) == [
        "ApplicationDidFinishLaunching", "SceneDidActivate", "ApplicationDidBecomeActive",
      ])
  }

  @Test("prewarmed: once launched before, after a start of the phone, and not after a force quit")
  func prewarm() {
    func prewarmed(
      _ profile: Profile.Name, _ events: [Event] = [], fresh: Bool = false
    ) -> [String] {
      var play = Play(
        profile, app: SceneTests.app(), options: [.prewarmRunsDidFinish, .rebootKeepsBan],
        fresh: fresh)
      for event in events + [.rebooted] { play.play(event) }
      return play.play(.unlocked).compactMap(\.words)
    }
    let found = prewarmed(.ios13Scenes)
    #expect(found.contains("process suspended") && found.contains("launch stopped"))
    #expect(!prewarmed(.ios13Scenes, fresh: true).contains("process running"))
    #expect(!prewarmed(.ios26Scenes).contains("process running"))
    let quit: [Event] = [.openedSwitcher, .swipedAppAway]
    #expect(!prewarmed(.ios13Scenes, quit).contains("process running"))
  }

  @Test("a search keeps every step that the trace shows")
  func observed() {
    let play = WakeTests.play(.suspended)
    let all = reaction(to: .silent, in: play.world, running: play.app).steps
    let kept = reaction(to: .silent, in: play.world, running: play.app, recording: .observed).steps
    let shown = all.filter(\.change.isShown)
    #expect(kept.filter(\.change.isShown) == shown)
    #expect(!shown.isEmpty && kept.count < all.count)
  }
}
