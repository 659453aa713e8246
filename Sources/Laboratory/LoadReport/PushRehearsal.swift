import AppCode
import CommandLanguage
import LifecycleModel

/// Plays each case of a push once to find the assumptions that the app's code depends on: an app in the background, not
/// running and in the foreground; arrival and tap. A service extension and an app that requests VoIP pushes get their
/// own pushes.
struct PushRehearsal {
  /// The assumptions, each once; those during the handling of a push first.
  private(set) var onTheWay: [Assumed] = []
  private(set) var elsewhere: [Assumed] = []
  private var topicsOnTheWay: Set<Assumed.Topic> = []
  private var topicsElsewhere: Set<Assumed.Topic> = []
  /// The code exceeded its limit; the rest is unknown.
  private(set) var isCut = false
  /// The objects that the app's code made the delegate of UNUserNotificationCenter, each once.
  private(set) var centerDelegates: [CenterDelegate] = []
  /// The app's code requested VoIP pushes.
  private(set) var asksForCalls = false

  /// An object of the app became the delegate of a CLLocationManager.
  private(set) var hasLocationDelegate = false

  /// The spelling of the object of unknown code that became the delegate.
  var unknownCenterDelegate: String? {
    for case .unknown(let spelling) in centerDelegates {
      return VisibleText.of(Value.shown(spelling, limit: 60))
    }
    return nil
  }

  private static let cases: [[Event]] = [
    [
      .openedApp, .pressedHome, .timePassed(.seconds(10)), .sentPush(mixed),
      .timePassed(.seconds(40)), .sentPush(alert), .tapped(1), .timePassed(.seconds(5)),
    ],
    [.openedApp, .sentPush(alert), .sentPush(mixed), .timePassed(.seconds(5))],
    [.sentPush(mixed), .timePassed(.seconds(40))],
    [.sentPush(alert), .locked, .unlocked, .pulledNotificationCenter, .tapped(1)],
  ]

  /// The limit for the work of the code in all cases, as much as in one callback. The last event may exceed it.
  private static let mostWork = 20_000_000
  /// The same for statements, as many as in three callbacks.
  private static let mostStatements = 120_000

  private static let inExtension: [Event] = [.sentPush(rich), .timePassed(.seconds(40))]

  private static let withCall: [Event] = [
    .openedApp, .timePassed(.seconds(5)), .sentPush(.voip), .timePassed(.seconds(5)),
  ]

  init(_ program: DelegateProgram, _ stage: Configuration) {
    let hasExtension = program.implements(.serviceExtensionDidReceive)
    var open = PushRehearsal.cases + (hasExtension ? [PushRehearsal.inExtension] : [])
    var effort = Reaction.Effort()
    var triesCall = false
    cases: while !open.isEmpty {
      let events = open.removeFirst()
      var world = World(stage: stage)
      var isHandled = false
      for event in events {
        if case .sentPush = event { isHandled = true }
        let reaction = reaction(to: event, in: world, running: program)
        world = reaction.world
        for step in reaction.steps {
          switch step.change {
          case .app(.assumed(let assumed)): add(assumed, isHandled)
          case .app(.ranAway): isCut = true
          default: break
          }
        }
        let services = world.appProcess?.services
        asksForCalls = asksForCalls || services?.hasPushRegistry == true
        hasLocationDelegate = hasLocationDelegate || services?.hasLocationDelegate == true
        if let delegate = world.appProcess?.notificationDelegate,
          !centerDelegates.contains(delegate)
        {
          centerDelegates.append(delegate)
        }
        effort.work += reaction.effort.work
        effort.statements += reaction.effort.statements
        if effort.work > PushRehearsal.mostWork || effort.statements > PushRehearsal.mostStatements
        {
          isCut = true
        }
        if isCut { break cases }
      }
      if asksForCalls, !triesCall {
        triesCall = true
        open.append(PushRehearsal.withCall)
      }
    }
    elsewhere.removeAll { topicsOnTheWay.contains($0.topic) }
  }

  private mutating func add(_ assumed: Assumed, _ isHandled: Bool) {
    if isHandled {
      if topicsOnTheWay.insert(assumed.topic).inserted { onTheWay.append(assumed) }
    } else if topicsElsewhere.insert(assumed.topic).inserted {
      elsewhere.append(assumed)
    }
  }

  private static let mixed = push([
    .init("alert", .string("Hi")), .init("content-available", .number("1")),
  ])
  private static let rich = push([
    .init("alert", .string("Hi")), .init("mutable-content", .number("1")),
  ])
  private static let alert = push([.init("alert", .string("Hi"))])

  private static func push(_ members: [JSON.Member]) -> Push {
    Push(payload: .object([.init("aps", .object(members))]))
  }
}

extension Assumed {
  fileprivate struct Topic: Hashable {
    var what: String
    var kind: AssumedValue.Kind
  }

  fileprivate var topic: Topic { Topic(what: what, kind: value.kind) }
}
