import LifecycleModel
import Testing

/// Focus, the Scheduled Summary, previews.
@Suite struct FocusTests {
  private func levelled(_ level: String) -> Event {
    .sentPush(
      Push(
        payload: .object([
          .init(
            "aps",
            .object([
              .init("alert", .string("Hello")), .init("sound", .string("default")),
              .init("badge", .number("3")), .init("interruption-level", .string(level)),
            ]))
        ])))
  }

  private func displays(_ steps: [Step]) -> [Display] {
    steps.compactMap { step in
      if case .display(let display) = step.change { return display }
      return nil
    }
  }

  private func places(_ steps: [Step]) -> [Display.Place] { displays(steps).map(\.place) }

  @Test(
    "under a Focus a push is listed and silent, what breaks through is as ever",
    arguments: [
      ("passive", [Display.Place.list, .badge]), ("active", [.list, .badge]),
      ("time-sensitive", [.banner, .list, .sound, .badge]),
      ("critical", [.banner, .list, .sound, .badge]),
      // An unknown word counts as active.
      ("timeSensitive", [.list, .badge]),
    ])
  func focus(level: String, wanted: [Display.Place]) {
    var play = Play(.ios17Scenes)
    play.play(.changedSetting(.focus(true)))
    #expect(places(play.play(levelled(level))) == wanted)
    play.play(.changedSetting(.focus(false)))
    #expect(places(play.play(levelled(level))).contains(.banner) == (level != "passive"))
  }

  @Test("a Focus keeps no push from the app")
  func called() {
    var play = Play(.ios9)
    play.play(.changedSetting(.focus(true)))
    #expect(play.calls(.mixed).contains("fetchPush background"))
  }

  @Test("on the lock screen as well")
  func locked() {
    var play = Play(.ios17Scenes)
    play.play(.locked, .changedSetting(.focus(true)))
    #expect(places(play.play(levelled("active"))) == [.list, .badge])
  }

  @Test("with the Scheduled Summary pushes wait, but for those that break through")
  func summary() {
    var play = Play(.ios17Scenes)
    play.play(.changedSetting(.summary(true)))
    let steps = play.play(levelled("active"))
    #expect(places(steps) == [])
    #expect(steps.contains { $0.rule == .displaySummary })
    #expect(places(play.play(levelled("time-sensitive"))).contains(.banner))
  }

  @Test("before iOS 15 there is no Scheduled Summary", arguments: [Profile.Name.ios9, .ios12])
  func noSummary(profile: Profile.Name) {
    var play = Play(profile)
    play.play(.changedSetting(.summary(true)))
    #expect(places(play.play(.alert)).contains(.banner))
  }

  @Test("previews off: the text is hidden, all the rest is as ever")
  func previews() {
    var play = Play(.ios17Scenes)
    let before = displays(play.play(levelled("active")))
    play.play(.changedSetting(.previews(false)))
    let after = displays(play.play(levelled("active")))
    #expect(before.map(\.place) == after.map(\.place))
    #expect(before.first?.text == "Hello")
    #expect(after.filter { [.banner, .list].contains($0.place) }.allSatisfy { $0.text == nil })
  }
}
