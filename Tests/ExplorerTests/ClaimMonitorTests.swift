import CommandLanguage
import Testing

@testable import Explorer
@testable import Judging
@testable import LifecycleModel

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
    "timer handler running", "timer handler expired", "timer suspend stopped",
    "timer banner expired", "not timer download running",
  ]

  /// Two paths to equal worlds with equal traces are judged alike after any further event, and a
  /// monitor without words agrees with one with words.
  @Test("what a search tells worlds apart by is enough", arguments: claims, ["", " since start"])
  func traces(claim: String, scope: String) throws {
    // A claim about the world has no start.
    if claim.contains("timer "), !scope.isEmpty { return }
    let expectation = try expectation(claim + scope)
    let question = try question("classic", with: ["center", "other", "crash"])
    struct Place: Hashable {
      var world: World
      var trace: [Int]
    }
    var known: [Place: (world: World, monitor: ClaimMonitor)] = [:]
    func play(
      _ candidate: Exploration.Candidate, _ world: inout World, _ monitor: inout ClaimMonitor
    ) -> Bool {
      let reaction = reaction(to: candidate.event, in: world, running: question.program)
      var isRefused = false
      if case .refused? = reaction.steps.first?.change { isRefused = true }
      monitor.see(
        verb: String(candidate.text.prefix { $0 != " " }), wasRefused: isRefused,
        steps: reaction.steps)
      world = reaction.world
      return monitor.holds(in: world, of: question.program)
    }
    for seed in 1...20 {
      var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
      var world = question.start
      var monitor = ClaimMonitor(expectation, withWords: false)
      var telling = ClaimMonitor(expectation)
      for _ in 0..<12 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let candidate = question.events[Int(random >> 33) % question.events.count]
        if var other = known[Place(world: world.normalForm, trace: monitor.trace(in: world))] {
          var here = (world: world, monitor: monitor)
          let one = play(candidate, &here.world, &here.monitor)
          let two = play(candidate, &other.world, &other.monitor)
          #expect(one == two, "\(expectation.text): \(candidate.text), seed \(seed)")
        } else {
          known[Place(world: world.normalForm, trace: monitor.trace(in: world))] = (world, monitor)
        }
        var copy = world
        let told = play(candidate, &copy, &telling)
        #expect(told == play(candidate, &world, &monitor), "\(expectation.text), seed \(seed)")
      }
    }
  }

  private func judge(_ text: String, _ events: [[Change]]) throws -> Judgement {
    let question = try question("classic")
    var monitor = ClaimMonitor(try expectation(text))
    for changes in events {
      monitor.see(
        verb: "open", wasRefused: false,
        steps: changes.map { Step(change: $0, rule: .eventHappened, time: 0) })
    }
    return monitor.judgement(in: question.start, of: question.program)
  }

  private static func handler(_ kind: HandlerKind) -> Change {
    .quiet(.handlerOpened(.init(id: 1, kind: kind, push: nil)))
  }

  @Test("a willPresent handler that is called twice")
  func presentedTwice() throws {
    let presented = Change.app(.presented(1, options: [], again: false))
    let again = Change.app(.presented(1, options: [], again: true))
    let once = try judge("handler called once in time", [[Self.handler(.presentation), presented]])
    #expect(once.holds)
    let twice = try judge(
      "handler called once in time", [[Self.handler(.presentation), presented, again]])
    #expect(twice.found == "a handler was called 2 times")
  }

  @Test("a transfer handler whose time ends")
  func transferExpires() throws {
    let timer = Timer(id: 1, kind: .transfer(1), length: 30_000, progress: .due(30_000))
    let late = try judge(
      "handler called once in time", [[Self.handler(.transfer)], [.timer(timer, .expired)]])
    #expect(late.found == "the time of a handler ended")
  }

  @Test("called again in a later event")
  func calledAgain() throws {
    let called = Change.app(.completed(1, result: nil, again: false))
    let again = Change.app(.completed(1, result: nil, again: true))
    let judged = try judge(
      "handler called once in time", [[Self.handler(.push), called], [again]])
    #expect(judged.found == "a handler was called 2 times")
  }

  @Test("no callback comes before itself")
  func itself() throws {
    let call = Change.call(
      Call(
        callback: .didBecomeActive, state: .active, launchOptions: nil,
        answer: .implemented(line: 1), task: nil))
    let judged = try judge(
      "order didBecomeActive before didBecomeActive since start", [[call], [call]])
    #expect(judged.found == "didBecomeActive came first")
  }
}
