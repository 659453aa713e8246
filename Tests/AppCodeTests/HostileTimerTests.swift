import LifecycleModel
import Testing

/// Timers and blocks without a pause are bounded by firings, however long the wait is.
@Suite struct HostileTimerTests {
  static let endless = [
    "Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in n += 1 }",
    "Timer.scheduledTimer(withTimeInterval: -1, repeats: true) { _ in n += 1 }",
    "Timer.scheduledTimer(withTimeInterval: 0.0001, repeats: true) { _ in n += 1 }",
    "func go() { n += 1; DispatchQueue.main.async { go() } }\ngo()",
    "func go() { n += 1; DispatchQueue.main.asyncAfter(deadline: .now()) { go() } }\ngo()",
  ]

  @Test("a step says that it is stopped, after at most 10,000 firings", arguments: endless)
  func stopped(code: String) throws {
    var play = try Play(launching(code, members: "  var n = 0"))
    play.happens(.openedApp, .timePassed(.seconds(3600)))
    let firings = play.all.count { step in
      if case .timer(let timer, .expired) = step.change { timer.isAppWork } else { false }
    }
    // The last one is the one that is too many.
    #expect(firings > 100 && firings <= 10_001)
    #expect(play.all.contains { if case .app(.ranAway) = $0.change { true } else { false } })
    #expect(play.world.lifecycle == .notRunning)
    // At most six steps a firing; the trace of all has no more than these.
    #expect(play.all.count < 6 * 10_001 + 100)
  }
}
