import CommandLanguage
import Testing

@testable import Judging
@testable import LifecycleModel

/// An app without code.
struct EmptyApp: AppProgram {
  var file = "App.swift"
  var propertyNames = ["count"]
  var hasMarks = true
  func answer(to callback: Callback) -> Answer { .missing }
  func run(_ entry: AppEntry, in reaction: inout Reaction) {}
}

/// An event for a monitor.
struct Seen {
  var verb = "push"
  var wasRefused = false
  var changes: [Change] = []
}

let newWorld = World(stage: Configuration(profile: Profile(.ios9)))

func monitor(_ claim: String, _ events: [Seen], withWords: Bool = true) throws -> ClaimMonitor {
  let expectation = try CommandLanguage.Expectation.read(
    claim, from: "claim", ParseContext(place: .script, file: "claim"))
  var monitor = withWords ? ClaimMonitor(expectation) : ClaimMonitor(expectation, withWords: false)
  for event in events {
    monitor.see(
      verb: event.verb, wasRefused: event.wasRefused,
      steps: event.changes.map { Step(change: $0, rule: .eventHappened, time: 0) })
  }
  return monitor
}

/// What was found instead; nil if the claim holds. Checks that a monitor without words agrees.
func found(
  _ claim: String, _ events: [Seen], in world: World = newWorld, app: EmptyApp = EmptyApp()
) throws -> String? {
  let judgement = try monitor(claim, events).judgement(in: world, of: app)
  #expect(judgement.holds == (judgement.found == nil))
  let silent = try monitor(claim, events, withWords: false)
  #expect(silent.holds(in: world, of: app) == judgement.holds, "\(claim)")
  return judgement.found
}

/// One event with these changes.
func found(_ claim: String, _ changes: Change...) throws -> String? {
  try found(claim, [Seen(changes: changes)])
}

extension Change {
  static func call(
    _ callback: Callback, _ state: ApplicationState = .active, link: Link? = nil,
    has: Bool = true
  ) -> Change {
    var options = callback == .didFinishLaunching ? LaunchOptions() : nil
    options?.link = link
    return .call(
      Call(
        callback: callback, state: state, launchOptions: options,
        answer: has ? .implemented(line: 1) : .missing, task: nil))
  }

  static let active = Change.call(.didBecomeActive)
  static let resign = Change.call(.willResignActive)
  static let enter = Change.call(.didEnterBackground, .background)

  static func shown(_ place: Display.Place) -> Change { .display(Display(place: place)) }

  static func apns(_ fate: Verdict.Fate, _ status: Int? = nil, _ reason: String? = nil) -> Change {
    .apns(Verdict(fate: fate, push: 1, status: status, reason: reason))
  }

  static func treated(_ treatment: Treatment) -> Change {
    .outcome(Outcome(name: NotificationName(id: 1), treatedAs: treatment, was: .tap))
  }

  static func timer(_ id: Int, _ change: TimerChange, _ kind: Timer.Kind = .handler(1)) -> Change {
    .timer(Timer(id: id, kind: kind, length: 30_000, progress: .due(30_000)), change)
  }

  static func opened(_ id: HandlerID) -> Change {
    .quiet(.handlerOpened(AppProcess.OpenHandler(id: id, kind: .push, push: nil)))
  }

  static func completed(_ id: HandlerID, again: Bool = false) -> Change {
    .app(.completed(id, result: nil, again: again))
  }
}
