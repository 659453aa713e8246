import Testing

@testable import LifecycleModel

/// When the answer to `willPresent` comes, and what is shown then.
@Suite struct PresentationTests {
  private func play(
    after seconds: [HandlerID: Int], _ callbacks: [Callback] = [], _ uses: [StandInApp.Use] = []
  ) -> Play {
    let app = StandInApp(
      callbacks: StandInApp.lifecycle + [.willPresent] + callbacks, setsNotificationDelegate: true,
      uses: [
        .didFinishLaunching: uses,
        .didReceiveMemoryWarning: [.code { reaction in reaction.withdrawWork { _ in true } }],
      ], presents: ["banner"], presentsAfter: seconds)
    var play = Play(.ios13, app: app)
    play.play(.openedApp)
    return play
  }

  private func shown(_ steps: [Step]) -> [String] {
    steps.compactMap { step in
      switch step.change {
      case .display(let display): "\(display.place)"
      case .app(.notShown): "not shown"
      default: nil
      }
    }
  }

  @Test("what is answered within the event is shown; what is answered later is shown then")
  func late() {
    for seconds in [[:], [1: 0]] {
      var play = play(after: seconds)
      #expect(shown(play.play(.alert)) == ["banner"])
      #expect(shown(play.play(.wait(60))) == [])
    }
    var late = play(after: [1: 60])
    #expect(shown(late.play(.alert)) == ["not shown"])
    #expect(shown(late.play(.wait(59))) == [])
    #expect(shown(late.play(.wait(1))) == ["banner"])
  }

  @Test("of two at one moment the one that is answered is shown, then the other is not")
  func two() {
    func add(_ identifier: String) -> StandInApp.Use {
      .code {
        $0.add(
          LocalRequest(
            identifier: identifier, content: Push.of(["alert"]).payload,
            trigger: .interval(.seconds(5), repeats: false)))
      }
    }
    var play = play(after: [1: 60, 2: 0], [], [add("a"), add("b")])
    #expect(shown(play.play(.wait(5))) == ["banner", "not shown"])
    #expect(shown(play.play(.wait(60))) == ["banner"])
    // A notification that is answered at once is shown before the next one comes.
    var app = play.app
    app.presentsAfter = [:]
    var both = Play(.ios13, app: app)
    both.play(.openedApp)
    let order = both.play(.wait(5)).compactMap { step -> String? in
      if case .display = step.change { "shown" } else { step.asCall.map { _ in "asked" } }
    }
    #expect(order == ["asked", "shown", "asked", "shown"])
  }

  @Test("another completion handler is no answer")
  func another() {
    var play = play(after: [2: 60], [.didReceiveRemoteNotificationFetch])
    #expect(shown(play.play(.network(2), .mixed)) == ["not shown"])
    let steps = play.play(.wait(2))
    #expect(steps.contains { if case .app(.completed) = $0.change { true } else { false } })
    #expect(shown(steps) == [])
    #expect(shown(play.play(.wait(58))) == ["banner"])
  }

  @Test("a search keeps the notification as long as code of the app may answer")
  func search() {
    func isKept(_ play: Play) -> Bool {
      let form = play.world.canonicalForm(StateAbstraction(), play.app)
      return form.openHandlers.first?.notification != nil
    }
    var play = play(after: [1: 60])
    play.play(.alert)
    #expect(isKept(play))
    play.play(.warnedOfMemory)
    #expect(!isKept(play) && play.world.openHandlers.first?.notification != nil)
  }
}
