import Testing

@testable import LifecycleModel

/// State of a world that rests on assumptions, and what becomes of it when worlds are compared and processes end.
@Suite struct AssumedStateTests {
  private static func world(_ changes: Change...) -> World {
    var world = World(stage: Configuration(profile: Profile(.ios13)))
    world.apply(.process(from: .notRunning, to: .running))
    for change in changes { world.apply(change) }
    return world
  }

  @Test("the text of the assumption about a background task does not tell worlds apart")
  func assumedBackgroundTime() {
    func form(_ assumption: String?) -> World {
      var services = AppProcess.Services()
      services.backgroundTasks = [.init(id: 1)]
      services.backgroundTimeRestsOn = assumption
      return {
        var abstraction = StateAbstraction()
        abstraction.ignoresNonHandlers = true
        return Self.world(.quiet(.services(services))).canonicalForm(abstraction, StandInApp())
      }()
    }
    #expect(form("a is nil") == form("b is nil"))
    #expect(form("a is nil") != form(nil))
    #expect(form("a is nil").process?.services.backgroundTimeRestsOn == "")
  }

  @Test("a new world's time begins at 0")
  func beginning() {
    let world = World(stage: Configuration(profile: Profile(.ios13)))
    #expect(world.clock == 0 && world.clockStart == 0)
  }

  @Test(
    "unknown values in UserDefaults and the keychain are those of an earlier process after its end")
  func earlierProcess() {
    let entry = Value.dictionary([.init(.string("token"), .some(.opaque("SDK.token")))])
    let known = Value.dictionary([.init(.string("count"), .int(1))])
    let earlier = Value.dictionary([.init(.string("token"), .some(.opaque("earlier SDK.token")))])
    var world = Self.world(.quiet(.defaults(entry)))
    world.apply(.process(from: .running, to: .notRunning))
    #expect(world.app.defaults == earlier)
    world.apply(.process(from: .notRunning, to: .running))
    world.apply(.process(from: .running, to: .notRunning))
    #expect(world.app.defaults == earlier)
    #expect(entry.holdsUnknown && !known.holdsUnknown && !earlier.holdsUnknown)
  }

  @Test("a push that a crash in front hides is not shown, and that is no assumption")
  func crashInFront() {
    for crashes in [true, false] {
      let app = StandInApp(onPush: crashes ? .traps : .completesAtOnce)
      var play = Play(.ios9, app: app)
      play.play(.openedApp)
      let steps = play.play(.alert)
      let isHidden = steps.contains { step in
        if case .app(.notShown(_, isAssumed: false)) = step.change { true } else { false }
      }
      #expect(isHidden)
      #expect(play.world.center.notifications.isEmpty)
      #expect((play.world.processState == .notRunning) == crashes)
      #expect(steps.contains { $0.rule == .displayInFront })
    }
  }
}
