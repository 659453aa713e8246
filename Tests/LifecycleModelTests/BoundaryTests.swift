import LifecycleModel
import Testing

/// The last moment on both sides of a rule's limit.
@Suite struct BoundaryTests {
  private func isKilled(_ steps: [Step]) -> Bool {
    steps.contains { step in
      if case .terminated = step.change { return true }
      return false
    }
  }

  @Test("at one instant the app's own work comes before iOS's deadlines")
  func sameInstant() {
    var inTime = Play()
    inTime.play(.network(30), .silent)
    #expect(!isKilled(inTime.play(.wait(30))))
    var late = Play()
    late.play(.network(31), .silent)
    #expect(isKilled(late.play(.wait(30))))
  }

  @Test("APNs keeps a push for 30 days and not a second longer, whatever it expires")
  func thirtyDays() {
    for expiration in [nil, Push.Expiration.after(.seconds(60 * 86_400))] {
      var push = Push.of(["alert"])
      push.expiration = expiration
      var play = Play()
      play.play(.wentOffline, .sentPush(push), .wait(30 * 86_400 - 1))
      #expect(play.world.apns.stored.count == 1)
      play.play(.wait(1))
      #expect(play.world.apns.stored.isEmpty)
    }
  }

  @Test("a push that expires sooner is gone then")
  func expires() {
    var push = Push.of(["alert"])
    push.expiration = .after(.seconds(60))
    var play = Play()
    play.play(.wentOffline, .sentPush(push), .wait(59))
    #expect(play.world.apns.stored.count == 1)
    play.play(.wait(1))
    #expect(play.world.apns.stored.isEmpty)
  }

  @Test("the prompt is answered in front of the app only")
  func prompt() {
    var play = Play(app: StandInApp(asks: true), fresh: true)
    play.play(.openedApp)
    #expect(play.world.denial(of: .allowed) == nil)
    play.play(.locked)
    #expect(play.world.denial(of: .allowed)?.condition == .noPrompt)
    play.play(.unlocked)
    #expect(play.world.denial(of: .allowed) == nil)
  }

  @Test("the 20 silent wakes of a day: the next one waits until the first is a day old")
  func twentyADay() {
    var play = Play(app: StandInApp(onPush: .completesAtOnce), options: [.devicePacing])
    func wakes(_ steps: [Step]) -> Int {
      steps.count { $0.asCall?.hasPrefix("fetchPush") == true }
    }
    // At least 900 s apart; at this rate APNs throttles nothing.
    for _ in 0..<20 {
      #expect(wakes(play.play(.silent)) == 1)
      play.play(.wait(1300))
    }
    #expect(wakes(play.play(.silent)) == 0)
    // The first one was at 0.
    #expect(wakes(play.play(.wait(86_400 - 20 * 1300 - 1))) == 0)
    #expect(wakes(play.play(.wait(1))) == 1)
  }

  @Test("... to the second, however long the wait is")
  func twentyADayInOneWait() {
    var play = Play(app: StandInApp(onPush: .completesAtOnce), options: [.devicePacing])
    for _ in 0..<20 { play.play(.silent, .wait(1300)) }
    play.play(.silent, .wait(86_400))
    #expect(play.world.apns.silentWakes.last == .seconds(86_400))
  }
}
