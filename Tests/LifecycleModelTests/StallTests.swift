import LifecycleModel
import Testing

/// Code that blocks the main thread, and work that never ends.
@Suite struct StallTests {
  private func logs(_ steps: [Step]) -> [String] {
    steps.compactMap { step in
      if case .app(.logged(let text)) = step.change { text } else { nil }
    }
  }

  private func runs(_ steps: [Step]) -> Int {
    steps.count { step in
      if case .timer(let timer, .expired) = step.change { timer.isAppWork } else { false }
    }
  }

  private func hasRunAway(_ steps: [Step]) -> Bool {
    steps.contains { $0.change == .app(.ranAway(line: 0)) }
  }

  private func becomingActive(_ uses: [StandInApp.Use], _ again: [StandInApp.Use] = []) -> [Step] {
    var play = Play(app: StandInApp(uses: [.didBecomeActive: uses], closures: ["again": again]))
    return play.play(.openedApp)
  }

  @Test(
    "the clock stands where the watchdog ended the app; under Xcode the code goes on to its end")
  func hang() {
    for isDebugged in [false, true] {
      var play = Play(app: StandInApp(uses: [.willResignActive: [.sleep(30)]]))
      play.play(isDebugged ? .ranFromXcode : .openedApp, .openedSwitcher)
      #expect(play.world.clock == .seconds(isDebugged ? 30 : 20))
      #expect((play.world.processState == .running) == isDebugged)
    }
  }

  @Test("the end of a deadline names the rule; under Xcode the one that nothing comes of it")
  func ruleOfTheEnd() {
    for isDebugged in [false, true] {
      var play = Play(app: StandInApp(onPush: .nothing))
      play.play(isDebugged ? .ranFromXcode : .openedApp, .pressedHome, .silent)
      let ends = play.play(.wait(30)).filter { step in
        if case .timer(let timer, .expired) = step.change { !timer.isAppWork } else { false }
      }
      #expect(ends.contains { $0.rule == .watchdogOffUnderDebugger } == isDebugged)
    }
  }

  @Test("once the main thread goes on, what ends later in the same event is told again")
  func napBeforeTheEnd() {
    let app = StandInApp(
      uses: [.didEnterBackground: [.beginTask("ended"), .after(5, "nap")]],
      closures: ["nap": [.sleep(1)], "ended": [.log("expired")]])
    var play = Play(app: app)
    play.play(.openedApp, .pressedHome)
    #expect(logs(play.play(.wait(300))) == ["expired"])
  }

  @Test("10,000 blocks run within one event, and not one more")
  func blocksOfAnEvent() {
    let steps = becomingActive([.after(0, "again")], [.after(0, "again")])
    #expect(runs(steps) == 10_000)
    #expect(hasRunAway(steps))
  }

  @Test("each block counts once more for every 50 that wait")
  func waitingBlocksCount() {
    // Including the running one, 50 or 100 wait.
    for (waiting, count) in [(48, 10_000), (49, 5_000), (98, 5_000), (99, 3_333)] {
      let later = Array(repeating: StandInApp.Use.after(86_400, "later"), count: waiting)
      #expect(runs(becomingActive(later + [.after(0, "again")], [.after(0, "again")])) == count)
    }
  }

  @Test("500 blocks may wait, 501 are without end")
  func blocksThatWait() {
    for (count, isEndless) in [(500, false), (501, true)] {
      let steps = becomingActive(Array(repeating: .after(0, "again"), count: count))
      #expect(hasRunAway(steps) == isEndless)
      #expect(runs(steps) == (isEndless ? 0 : count))
    }
  }
}
