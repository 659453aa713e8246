import LifecycleModel
import Testing

/// Effects of the app's code belong to the event that caused them.
@Suite struct DrainTests {
  private func logs(_ steps: [Step]) -> [String] {
    steps.compactMap { step in
      if case .app(.logged(let text)) = step.change { return text }
      return nil
    }
  }

  private func app(
    _ uses: [Callback: [StandInApp.Use]], _ closures: [String: [StandInApp.Use]]
  ) -> StandInApp {
    StandInApp(
      callbacks: StandInApp.lifecycle + PermissionTests.registration, uses: uses,
      closures: closures)
  }

  @Test("work that the answer to a registration puts off runs in the same event")
  func registration() {
    var play = Play(
      app: app(
        [.didRegisterForRemoteNotifications: [.after(0, "later")]], ["later": [.log("later")]]))
    #expect(logs(play.play(.openedApp)) == ["later"])
  }

  @Test("a registration within the answer to one is answered in the next event, not without end")
  func registersAgain() {
    var play = Play(
      app: app([.didRegisterForRemoteNotifications: [.registerForPushes, .log("told")]], [:]))
    #expect(logs(play.play(.openedApp)) == ["told"])
    #expect(logs(play.play(.pressedHome)) == ["told"])
  }

  @Test("a prompt that asynchronous work raises makes the app inactive at once")
  func prompt() {
    var play = Play(
      .ios13, app: app([.didFinishLaunching: [.after(3, "ask")]], ["ask": [.ask]]), fresh: true)
    play.play(.openedApp)
    let steps = play.play(.wait(10))
    let resigned = steps.first { $0.asCall == "willResignActive active" }
    #expect(resigned?.time == .seconds(3))
    #expect(play.calls(.allowed) == ["didBecomeActive active"])
  }

  @Test("code that puts itself off without end is stopped")
  func endless() {
    var play = Play(
      app: app([.didFinishLaunching: [.after(0, "again")]], ["again": [.after(0, "again")]]))
    play.play(.openedApp)
    #expect(play.world.processState == .notRunning)
  }

  /// asyncAfter and Timer fire late; a download stops meanwhile (model choice).
  @Test("closures that came due while the app was suspended run when it runs again, in their order")
  func overdue() {
    var play = Play(
      app: app(
        [.didEnterBackground: [.after(40, "second"), .after(20, "first"), .after(900, "third")]],
        ["first": [.log("first")], "second": [.log("second")], "third": [.log("third")]]))
    play.play(.openedApp, .pressedHome)
    #expect(logs(play.play(.wait(600))) == [])
    #expect(play.world.processState == .suspended)
    let steps = play.play(.openedApp)
    #expect(logs(steps) == ["first", "second"])
    #expect(steps.allSatisfy { $0.time == .seconds(600) })
    #expect(logs(play.play(.wait(300))) == ["third"])
  }

  @Test("of overdue work the normal form keeps the order only")
  func overdueInNormalForm() {
    var play = Play(
      app: app([.didEnterBackground: [.after(20, "first"), .after(40, "second")]], [:]))
    play.play(.openedApp, .pressedHome, .wait(100))
    let early = play.world.normalForm
    play.play(.wait(500))
    #expect(play.world.normalForm == early)
  }

  @Test(
    "a method of a change of state that does not come back in 20 s ends the app",
    arguments: [
      (Callback.willEnterForeground, 20), (.didBecomeActive, 20), (.willResignActive, 20),
      (.didEnterBackground, 5),
    ])
  func hangs(callback: Callback, seconds: Int) {
    func play(_ sleeps: Int) -> (Play, [Step]) {
      var play = Play(app: app([callback: [.sleep(sleeps)]], [:]))
      let steps = play.play(.openedApp, .pressedHome, .openedApp)
      return (play, steps)
    }
    let end = play(60).1.first { step in
      if case .terminated(.watchdog, code: "0x8badf00d") = step.change { return true }
      return false
    }
    #expect(end?.time == .seconds(seconds))
    #expect(play(seconds - 1).0.world.processState == .running)
  }

  @Test("a download stands still while its process is suspended; offline it takes no time")
  func downloads() {
    var play = Play(app: app([.didEnterBackground: [.download]], [:]))
    play.play(.network(20), .openedApp, .pressedHome, .wait(5))
    #expect(play.world.processState == .suspended)
    #expect(play.world.timer(named: .download)?.progress == .standing(left: .seconds(15)))
    play.play(.wait(100), .openedApp)
    #expect(play.world.timer(named: .download)?.progress == .due(.seconds(120)))
    let steps = play.play(.wentOffline, .pressedHome)
    let lengths = steps.compactMap { step -> Milliseconds? in
      guard case .timer(let timer, .started) = step.change, timer.isDownload else { return nil }
      return timer.length
    }
    #expect(lengths == [0])
  }
}
