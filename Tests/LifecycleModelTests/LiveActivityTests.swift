import LifecycleModel
import Testing

/// Live Activities that pushes start, update and end (notifications.A-LA).
@Suite struct LiveActivityTests {
  private static let alert: (String, JSON) = (
    "alert",
    .object([.init("title", .string("Goal")), .init("sound", .string("whistle.caf"))])
  )

  private static func push(_ event: String?, _ members: (String, JSON)...) -> Event {
    let state = JSON.Member("content-state", .object([.init("score", .number("1"))]))
    let all = (event.map { [JSON.Member("event", .string($0))] } ?? []) + [state]
    var push = Push(
      payload: .object([.init("aps", .object(all + members.map { JSON.Member($0.0, $0.1) }))]))
    push.type = .liveactivity
    return .sentPush(push)
  }

  private static func at(_ timestamp: Int, _ key: String? = nil, _ date: Int = 0) -> [JSON.Member] {
    [.init("timestamp", .number("\(timestamp)"))]
      + (key.map { [.init($0, .number("\(date)"))] } ?? [])
  }

  private static func update(
    _ timestamp: Int, _ key: String? = nil, _ date: Int = 0, event: String = "update"
  ) -> Event {
    let members = at(timestamp, key, date).map { ($0.key, $0.value) }
    return members.count == 1 ? push(event, members[0]) : push(event, members[0], members[1])
  }

  private static func end(_ timestamp: Int, _ key: String? = nil, _ date: Int = 0) -> Event {
    update(timestamp, key, date, event: "end")
  }

  private func play(
    _ condition: WakeTests.Condition = .suspended, _ profile: Profile.Name = .ios17Scenes
  ) -> Play {
    WakeTests.play(condition, profile, app: SceneTests.app())
  }

  private func places(_ steps: [Step]) -> [String] {
    steps.compactMap { step in
      guard case .display(let display) = step.change else { return nil }
      return "\(display.place) \(display.text ?? "")"
    }
  }

  private func activity(_ play: Play) -> LiveActivity? { play.world.app.registrations.activity }

  private static let shown = "lockscreen {\"score\":1}"

  @Test("a start needs iOS 17.2 and an alert, and wakes the app but after a force quit")
  func start() {
    let event = Self.push("start", Self.alert)
    let loud = [Self.shown, "banner Goal", "sound whistle.caf"]
    var suspended = play()
    let steps = suspended.play(event)
    #expect(places(steps) == loud)
    let set = steps.firstIndex { $0.rule == .activityStarts }
    #expect(set.map { !steps[$0].change.isShown } == true, "it exists before it is shown")
    #expect(suspended.world.lifecycle == .background)
    #expect(suspended.world.timer(named: .suspend) != nil)
    #expect(activity(suspended)?.end == suspended.world.clock + .seconds(8 * 3600))

    var reclaimed = play(.reclaimed)
    #expect(reclaimed.calls(event).prefix(1) == ["willFinishLaunching background"])
    var active = play(.active)
    #expect(places(active.play(event)) == [Self.shown])
    #expect(active.world.lifecycle == .active)
    var swiped = play(.swiped)
    #expect(swiped.play(event).contains { $0.rule == .activityNoWakeAfterForceQuit })
    #expect(swiped.world.lifecycle == .notRunning)

    var silent = play()
    #expect(silent.play(Self.push("start")).last?.rule == .activityNeedsAlert)
    var old = play(.suspended, .ios13Scenes)
    #expect(old.play(event).last?.rule == .activityEra)
    #expect(activity(old) == nil && activity(silent) == nil)
    var quiet = play()
    quiet.play(.changedSetting(.sound(false)))
    #expect(places(quiet.play(event)) == Array(loud.dropLast()))
  }

  @Test("an event that is none")
  func unknown() {
    for event in ["pause", nil] {
      var play = play()
      #expect(play.play(Self.push(event)).last?.rule == .activityNoEvent)
      #expect(activity(play) == nil)
    }
  }

  @Test("an update shows its state; an older one is ignored, one of the same second is not")
  func updates() {
    var play = play(.suspended, .ios13Scenes)
    let first = play.play(Self.update(100))
    #expect(places(first) == [Self.shown])
    #expect(activity(play)?.timestamp == 100 && activity(play)?.hasEnded == false)
    #expect(activity(play)?.end == play.world.clock + .seconds(8 * 3600))
    #expect(play.play(Self.update(99)).contains { $0.rule == .activityOlder })
    #expect(places(play.play(Self.update(100))) == [Self.shown])
    #expect(places(play.play(Self.push("update"))) == [Self.shown])
    #expect(activity(play)?.timestamp == 100)
    let order = first.map(\.rule)
    let index = order.firstIndex(of: .activityUpdates)
    #expect(index.map { !first[$0].change.isShown } == true)
  }

  @Test("its content is old from stale-date on, until the next update")
  func stale() {
    var play = play()
    play.play(Self.update(100, "stale-date", 160), .wait(59))
    #expect(activity(play)?.isStale == false)
    let steps = play.play(.wait(1))
    #expect(steps.contains { $0.rule == .activityStale })
    #expect(activity(play)?.isStale == true && activity(play)?.stale == nil)
    play.play(Self.update(101))
    #expect(activity(play)?.isStale == false)
    // A date in the past counts as now.
    play.play(Self.update(200, "stale-date", 100))
    play.play(.wait(0))
    #expect(activity(play)?.isStale == true)
    // A date without a timestamp is ignored.
    play.play(Self.push("update", ("stale-date", .number("100"))))
    #expect(activity(play)?.stale == nil && activity(play)?.isStale == false)
  }

  @Test("an end stays for four hours, or up to dismissal-date; then nothing reaches it")
  func end() {
    for (date, stays) in [(nil, 4 * 3600), (100 + 60, 60), (100 + 5 * 3600, 4 * 3600)] {
      var play = play()
      let event =
        date.map { Self.end(100, "dismissal-date", $0) } ?? Self.end(100)
      #expect(places(play.play(event)) == [Self.shown])
      #expect(activity(play)?.hasEnded == true && activity(play)?.isDismissed == false)
      #expect(play.play(Self.update(200)).contains { $0.rule == .activityOver })
      play.play(.wait(stays - 1))
      #expect(activity(play)?.isDismissed == false)
      #expect(play.play(.wait(1)).contains { $0.rule == .activityEnds })
      #expect(activity(play)?.isDismissed == true)
      #expect(play.play(Self.update(300)).contains { $0.rule == .activityOver })
    }
    for date in [100, 50] {
      var play = play()
      #expect(places(play.play(Self.end(100, "dismissal-date", date))) == [])
      #expect(activity(play)?.isDismissed == true)
    }
    var second = play()
    second.play(Self.end(100, "dismissal-date", 101))
    #expect(activity(second)?.isDismissed == false)
  }

  @Test("iOS ends it after eight hours; four hours later it leaves the lock screen")
  func ceiling() {
    var play = play()
    play.play(Self.update(100), .wait(8 * 3600 - 1))
    #expect(activity(play)?.hasEnded == false)
    #expect(play.play(.wait(1)).contains { $0.rule == .activityCeiling })
    #expect(activity(play)?.hasEnded == true && activity(play)?.isDismissed == false)
    play.play(.wait(4 * 3600 - 1))
    #expect(activity(play)?.isDismissed == false)
    play.play(.wait(1))
    #expect(activity(play)?.isDismissed == true)
  }

  @Test("dates at the ends of what an Int holds")
  func extremes() {
    var play = play()
    play.play(Self.update(-1, "stale-date", .max), Self.update(.max), .wait(60))
    #expect(activity(play)?.isStale == false)
    play.play(Self.end(.max, "dismissal-date", .min))
    #expect(activity(play)?.isDismissed == true)
  }
}
