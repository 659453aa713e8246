import CommandLanguage
import LifecycleModel
import Testing

@testable import Explorer
@testable import Judging

/// A claim over all steps since the start, judged step by step, says what the whole list says.
@Suite struct ClaimMonitorTests {
  static let claims: [String] = [
    "called didReceiveRemoteNotification", "called didReceiveRemoteNotification once",
    "called didReceiveRemoteNotification 2 times in inactive",
    "called didFinishLaunching with remoteNotification", "not called willTerminate",
    "calls didFinishLaunching, didBecomeActive", "calls nothing",
    "order didBecomeActive before didReceiveRemoteNotification",
    "order willResignActive before didEnterBackground", "event tap", "event open 2 times",
    "refused", "shown banner", "shown nothing", "shown sound", "apns delivered", "apns stored",
    "treated as tap", "treated as arrival", "not treated as nothing",
    "handler called once in time", "terminated by user", "terminated by watchdog",
  ]

  static let timers: [String] = [
    "timer handler running", "timer handler expired", "timer suspend stopped",
    "timer banner expired", "not timer download running",
  ]

  @Test("as the whole list", arguments: ClaimMonitorTests.claims)
  func agrees(text: String) throws { try compare(expectation(text + " since start")) }

  @Test("timers", arguments: ClaimMonitorTests.timers)
  func newestTimer(text: String) throws { try compare(expectation(text)) }

  private func compare(_ expectation: CommandLanguage.Expectation) throws {
    let question = try question("classic", with: ["center", "other", "crash"])
    for seed in 1...40 {
      var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
      var world = question.start
      var steps: [Step] = []
      var verbs: [String] = []
      var wasRefused = false
      var watch = ClaimMonitor(expectation)
      for _ in 0..<12 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let candidate = question.events[Int(random >> 33) % question.events.count]
        let reaction = reaction(to: candidate.event, in: world, running: question.program)
        let verb = String(candidate.text.prefix { $0 != " " })
        var isRefused = false
        if case .refused? = reaction.steps.first?.change { isRefused = true }
        wasRefused = wasRefused || isRefused
        if !isRefused { verbs.append(verb) }
        steps += reaction.steps
        world = reaction.world
        watch.see(verb: verb, wasRefused: isRefused, steps: reaction.steps)
        let past = steps
        let evidence = Evidence(
          world: world, steps: steps, verbs: verbs, wasRefused: wasRefused, propertyNames: [],
          pastSteps: { past })
        #expect(
          watch.holds(in: world) == expectation.judge(by: evidence).holds,
          "\(expectation.text) after \(verbs), seed \(seed)")
      }
    }
  }
}
