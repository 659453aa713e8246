import LifecycleModel
import Testing

/// What the user sees and hears of a push, the rule of each step, and the reason if nothing is
/// shown.
@Suite struct AlertTests {
  private func suspended(_ profile: Profile.Name = .ios13, _ options: [Option] = []) -> Play {
    var play = Play(profile, options: options)
    play.play(.openedApp, .pressedHome, .wait(10))
    return play
  }

  private func displays(_ steps: [Step]) -> [(place: Display.Place, rule: Rule)] {
    steps.compactMap { step in
      if case .display(let display) = step.change { (display.place, step.rule) } else { nil }
    }
  }

  private func rulesOfNothing(_ steps: [Step]) -> [Rule] {
    steps.compactMap { step in
      if case .app(.notShown) = step.change { step.rule } else { nil }
    }
  }

  private func badge(_ number: Int) -> Event {
    .sentPush(
      Push(payload: .object([.init("aps", .object([.init("badge", .number("\(number)"))]))])))
  }

  @Test("in front: nothing is shown, by iOS or by the app's answer")
  func inFront() {
    var unasked = Play(.ios9)
    unasked.play(.openedApp)
    #expect(rulesOfNothing(unasked.play(.alert)) == [.displayInFront])
    let app = StandInApp(
      callbacks: StandInApp.lifecycle + [.willPresent], setsNotificationDelegate: true)
    var asked = Play(.ios12, app: app)
    asked.play(.openedApp)
    #expect(rulesOfNothing(asked.play(.alert)) == [.displayByAnswer])
  }

  @Test("what shows is not said to be hidden, and what does not show is")
  func nothing() {
    var play = suspended()
    #expect(rulesOfNothing(play.play(.alert)) == [])
    play.play(.changedSetting(.badge(false)))
    #expect(rulesOfNothing(play.play(badge(2))) == [.displayNothing])
  }

  @Test("without the lock screen's switch only the list has it")
  func lockScreenOff() {
    var play = suspended()
    play.play(.changedSetting(.lockScreen(false)), .locked)
    #expect(displays(play.play(.alert)).map(\.place) == [.list])
  }

  @Test(
    "a critical sound sounds with sounds off; the rule tells the three kinds apart",
    arguments: [
      (true, false, Rule.displayCriticalSound), (true, true, .displayCriticalSound),
      (false, true, .displayCriticalPlainSound), (false, false, .displaySound),
    ])
  func sounds(isCriticalSound: Bool, isCriticalLevel: Bool, rule: Rule) {
    let name = JSON.string("bell.caf")
    let sound: JSON =
      isCriticalSound ? .object([.init("critical", .number("1")), .init("name", name)]) : name
    var members: [JSON.Member] = [.init("alert", .string("Hello")), .init("sound", sound)]
    if isCriticalLevel { members.append(.init("interruption-level", .string("critical"))) }
    let push = Event.sentPush(Push(payload: .object([.init("aps", .object(members))])))
    var play = suspended()
    #expect(displays(play.play(push)).filter { $0.place == .sound }.map(\.rule) == [rule])
    play.play(.changedSetting(.sound(false)))
    let sounds = displays(play.play(push)).filter { $0.place == .sound }
    #expect(sounds.isEmpty == !isCriticalSound)
  }

  @Test("badge 0 takes the badge away; badge-absent-removes says so once")
  func noBadge() {
    var play = suspended()
    play.play(badge(3))
    #expect(play.world.center.badge == 3)
    play.play(badge(0))
    #expect(play.world.center.badge == 0)
    var removing = suspended(.ios13, [.badgeAbsentRemoves])
    removing.play(badge(1))
    let steps = removing.play(.alert)
    #expect(displays(steps).filter { $0.place == .badge }.map(\.rule) == [.displayBadgeRemoved])
    #expect(
      steps.contains { step in
        if case .display(let display) = step.change { display.badge == 0 } else { false }
      })
    #expect(!displays(removing.play(.alert)).contains { $0.place == .badge })
  }

  @Test("the end of a fetch's time is a step with its rule")
  func fetchTime() {
    var play = FetchTests.rested(.suspended, app: FetchTests.app(onPush: .nothing))
    play.play(.grantedFetch)
    let rules = play.play(.wait(60)).compactMap { step -> Rule? in
      if case .timer(_, .expired) = step.change { step.rule } else { nil }
    }
    #expect(rules.contains(.fetchHandlerTimer))
  }
}
