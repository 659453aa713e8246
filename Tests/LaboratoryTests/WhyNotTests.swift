import BuiltInApps
import CommandLanguage
import Foundation
import RepositoryHandbook
import Testing

@testable import Laboratory
@testable import LifecycleModel

/// `whynot` for every callback, after every event of different sessions.
@Suite struct WhyNotTests {
  /// `whynot` is asked after each command.
  static let plays = [
    "profile ios9; app classic; open; center; close; control; close; switcher; return; home; wait 5s; "
      + "push alert; tap; lock; unlock; call; decline; memory; crash",
    "profile ios9; app classic; push silent; wait 5s; push mixed; wait 5s; open; push mixed; "
      + "settings refresh off; home; push silent; reclaim; push alert; tap; switcher; swipe; "
      + "push silent; reboot; unlock; offline; push silent; online",
    "profile ios6; app legacy; open; push alert; lock; push alert; unlock; home; push mixed; tap; "
      + "switcher; swipe; push alert; tap",
    "profile ios7; app asking; fresh; open; deny; home; push silent; switcher; swipe; settings sound on; "
      + "open; xcode run; xcode stop; push silent",
    "profile ios12; app asking; fresh; open; allow; home; wait 5s; push alert; tap; offline; "
      + "switcher; swipe; open; online",
    "profile ios17-scenes; app modern; open; push alert; tap; push silent; home; push mixed; "
      + "wait 10s; center; tap; switcher; swipe; push mixed; tap; home; wait 10s; reclaim; "
      + "push mixed; open; return; xcode wait; push silent",
    "profile ios13-scenes; app modern; open; switcher; swipe; push badge 2; wait 1m",
    "profile ios17-scenes; app naive; push alert; tap; home; push silent priority=10; modes none; "
      + "push silent token=bad",
    "profile ios9; app classic; travel in home; travel far; open; travel out home; travel visit; "
      + "fetch; task refresh; charger on; battery 10; push voip; push rich",
    "profile ios9; app transfer; transfer done; open; push silent; transfer done; home; push silent; "
      + "transfer failed; wait 5s; push silent; wait 5s; transfer done; wait 5s; push silent; "
      + "reboot; wait 60s; transfer done; unlock",
  ]

  @Test(arguments: plays)
  func everyCallbackIsAnsweredAfterEveryEvent(script: String) throws {
    var session = try Self.session()
    for command in try Self.commands(script) {
      _ = session.submit(command)
      guard case .event = command.command else { continue }
      let steps = try #require(session.history.lastEvent).steps
      for callback in Callback.allCases {
        let name = CallbackName(spelling: callback.swiftName, callbacks: [callback])
        let found = try #require(WhyNot(name, in: session))
        let place = "\(command.text): \(callback.swiftName)"
        #expect(found.callback == callback, "\(place)")
        #expect(found.rule != nil, "\(place)")
        #expect(found.wasCalled == steps.contains { $0.calls(callback) }, "\(place)")
        #expect(found.condition.en.last == ".", "\(place)")
        #expect(!found.condition.en.contains(where: isHan), "\(place)")
        #expect(found.condition.zh.contains(where: isHan), "\(place)")
        #expect(terminalSafe(found.condition.en, limit: 500) == found.condition.en, "\(place)")
        if let rule = found.rule, !found.wasCalled {
          #expect(found.text(.repository).en.contains("Rule \(rule.id): "), "\(place)")
          #expect(found.text(.repository).zh.contains("规则 \(rule.id)："), "\(place)")
        }
      }
    }
  }

  /// The first failed condition, in rows: commands, callback, rule, words of the answer.
  static let rows: [(String, String, Rule, String)] = [
    (
      "profile ios9; app classic; open", "willEnterForeground", .launchForeground,
      "launched in front"
    ),
    ("profile ios9; app classic; open; switcher", "didEnterBackground", .interruption, "in front"),
    (
      "profile ios9; app classic; open; switcher", "didBecomeActive", .interruption,
      "the app switcher"
    ),
    (
      "profile ios9; app classic; open; push alert", "willResignActive", .interruption,
      "Nothing covers"
    ),
    (
      "profile ios9; app classic; open; home; open", "didFinishLaunching", .launchForeground,
      "already"
    ),
    (
      "profile ios9; app classic; push silent", "didEnterBackground", .docBackgroundSequence, "logs"
    ),
    ("profile ios9; app classic; push silent", "didBecomeActive", .launchBackground, "Home screen"),
    (
      "profile ios9; app classic; push alert", "didFinishLaunching", .pushNoFlag,
      "does not start it"
    ),
    (
      "profile ios9; app classic; open; home; wait 5s; switcher; swipe", "willTerminate",
      .forceQuitSuspended, "suspended"
    ),
    ("profile ios9; app classic; open; reclaim", "willTerminate", .reclaim, "not told"),
    (
      "profile ios17-scenes; app swiftui; open", "sceneDidBecomeActive", .scenePhase,
      "SwiftUI's own scene delegate"
    ),
    ("profile ios9; app classic; open; reclaim", "didReceiveMemoryWarning", .reclaim, "not warn"),
    (
      "profile ios9; app classic; open; home; wait 5s; lock", "willResignActive", .suspend,
      "suspended"
    ),
    (
      "profile ios9; app classic; open; home; push alert", "didReceiveRemoteNotification",
      .pushNoFlag, "Push 1"
    ),
    (
      "profile ios9; app legacy; push silent", "didReceiveRemoteNotification",
      .pushOldMethodNeverWakes, "Push 1"
    ),
    (
      "profile ios9; app classic; push silent token=bad", "didReceiveRemoteNotification",
      .apnsBadToken, "Push 1"
    ),
    (
      "profile ios9; app classic; open; home", "didReceiveRemoteNotification", .pushActive,
      "neither"
    ),
    (
      "profile ios9; app classic; open; push alert", "application(_:didReceiveRemoteNotification:)",
      .pushOldMethod, "only that one"
    ),
    ("profile ios9; app classic; open; push alert", "willPresent", .centerWillPresent, "iOS 10"),
    (
      "profile ios12; app classic; open; push alert", "willPresent", .centerWillPresent,
      "does not have"
    ),
    (
      "profile ios17-scenes; app modern; open; push silent", "willPresent", .centerWillPresent,
      "nothing to show"
    ),
    (
      "profile ios17-scenes; app modern; push alert", "willPresent", .centerWillPresent,
      "not in front"
    ),
    (
      "profile ios17-scenes; app modern; open; push alert; tap", "didReceiveRemoteNotification",
      .centerResponse, "didReceive"
    ),
    (
      "profile ios17-scenes; app modern; push alert", "didReceive", .centerResponse, "nobody tapped"
    ),
    (
      "profile ios17-scenes; app modern; open", "applicationDidBecomeActive:", .launchScene, "never"
    ),
    ("profile ios9; app classic; open", "sceneDidBecomeActive(_:)", .launchScene, "without scenes"),
    (
      "profile ios17-scenes; app modern; push silent", "willConnectTo", .sceneConnects,
      "in background"
    ),
    (
      "profile ios17-scenes; app modern; open; home; open", "willConnectTo", .sceneConnects,
      "before"
    ),
    (
      "profile ios17-scenes; app modern; open; switcher; swipe", "sceneDidEnterBackground(_:)",
      .sceneEndsInFront, "ended"
    ),
    (
      "profile ios12; app asking; fresh; open", "didRegisterForRemoteNotificationsWithDeviceToken",
      .registered, "prompt"
    ),
    (
      "profile ios12; app asking; offline; open",
      "didRegisterForRemoteNotificationsWithDeviceToken", .registrationOffline,
      "was answered by"
    ),
    (
      "profile ios12; app asking; option registration-waits on; offline; open",
      "didRegisterForRemoteNotificationsWithDeviceToken", .registrationWaits, "offline"
    ),
    (
      "profile ios12; app asking; open", "didFailToRegisterForRemoteNotificationsWithError",
      .registered, "was answered by"
    ),
    (
      "profile ios12; app classic; open", "didRegisterForRemoteNotificationsWithDeviceToken",
      .registered, "does not have"
    ),
    (
      "profile ios7; app asking; fresh; open; deny",
      "didRegisterForRemoteNotificationsWithDeviceToken", .launchTokenBySettings, "neither"
    ),
    (
      "profile ios9; app classic; open; travel in home", "didEnterRegion", .locationNotMonitored,
      "not told"
    ),
    ("profile ios9; app classic; fetch", "performFetch", .fetchIntervalNever, "default"),
    ("profile ios9; app classic; open", "didVisit", .locationVisit, "no place"),
    ("profile ios9; app classic; tap", "didBecomeActive", .eventRefused, "No banner"),
    (
      "profile ios9; app transfer; open; push silent; transfer done",
      "handleEventsForBackgroundURLSession", .transferWakes, "in front"
    ),
    (
      "profile ios9; app transfer; open; home; push silent; transfer done",
      "didFinishEvents", .transferWakes, "told directly"
    ),
    (
      "profile ios9; app transfer; open; push silent; reboot; transfer done",
      "handleEventsForBackgroundURLSession", .transferBeforeFirstUnlock, "not told"
    ),
    (
      "profile ios9; app transfer; open; push silent; switcher; swipe", "didFinishEvents",
      .transferCancelled, "cancels all transfers"
    ),
    (
      "profile ios9; app transfer; open", "urlSession(_:task:didCompleteWithError:)",
      .transferEnds, "No transfer"
    ),
    (
      "profile ios12; app classic; push alert", "didReceive(_:withContentHandler:)", .extensionRuns,
      "mutable-content"
    ),
    (
      "profile ios9; app classic; push rich", "didReceive(_:withContentHandler:)", .extensionRuns,
      "iOS 10"
    ),
    (
      "profile ios12; app classic; push rich", "didReceive(_:withContentHandler:)", .extensionRuns,
      "no service extension"
    ),
    ("profile ios12; app classic; push voip", "didReceiveIncomingPush", .voipNoToken, "no token"),
    ("profile ios9; app transfer; transfer done", "didFinishLaunching", .transferNone, "under way"),
    (
      "app location; open; home; settings location never; travel far", "didEnterRegion",
      .locationCrossing, "entered no region"
    ),
    ("profile ios9; app fetch; open; home; crash", "performFetch", .fetchGranted, "no fetch"),
    ("app modern; open; home", "sceneWillEnterForeground", .sceneForeground, "in front before"),
  ]

  @Test(arguments: rows.indices)
  func theFirstFalseConditionIsTold(row: Int) throws {
    let (script, spelling, rule, words) = Self.rows[row]
    var session = try Self.session()
    for command in try Self.commands(script) { _ = session.submit(command) }
    let name = try #require(CallbackNames.callback(named: spelling))
    let found = try #require(WhyNot(name, in: session))
    #expect(!found.wasCalled && found.rule == rule)
    #expect(found.condition.en.contains(words), "\(found.condition.en)")
  }

  @Test func inTheMiddleOfAnEventACallIsStillToCome() throws {
    var session = try Self.session()
    for command in try Self.commands("profile ios9; app classic; open; back 4") {
      _ = session.submit(command)
    }
    let name = try #require(CallbackNames.callback(named: "didBecomeActive"))
    #expect(try #require(WhyNot(name, in: session)).condition.en.hasPrefix("Not yet"))
  }

  @Test func theTraceHasCallbackRuleAndCondition() throws {
    var session = try Self.session()
    for command in try Self.commands("profile ios9; app legacy; push silent") {
      _ = session.submit(command)
    }
    let asked = try Self.commands("whynot didReceiveRemoteNotification")[0]
    guard case .answer(let answer)? = session.submit(asked).first else {
      Issue.record("no answer")
      return
    }
    #expect(answer.data.map(\.key) == ["callback", "rule", "condition"])
    #expect(answer.data[1].value == .string("push.old-method-never-wakes"))
  }

  @Test("a process that an event wakes and that then crashes did not end while it was suspended")
  func wokenAndEnded() throws {
    var session = try Self.session()
    for command in try Self.commands("profile ios9; app classic; open; home; wait 5s") {
      _ = session.submit(command)
    }
    let before = session.history.world
    #expect(before.processState == .suspended)
    let changes: [(Change, Rule)] = [
      (.process(from: .suspended, to: .running), .resume), (.terminated(.crash, code: nil), .crash),
      (.process(from: .running, to: .notRunning), .crash),
    ]
    let steps = changes.map { Step(change: $0, rule: $1, time: before.clock) }
    var after = before
    for step in steps { after.apply(step.change) }
    let inquiry = Inquiry(
      event: .keptAlive, steps: steps[...], allSteps: steps, before: before, after: after,
      program: session.program, handbook: session.handbook)
    let found = inquiry.reason(for: .willTerminate)
    #expect(found.rule == .crash)
    #expect(found.condition.en.contains("not told"))
  }

  private static func commands(_ script: String) throws -> [ParsedCommand] {
    try CommandParser.parse(script, ParseContext(place: .script, file: "-"))
  }

  private static func session() throws -> Session {
    let apps = try apps.get()
    let modern = try #require(apps[.builtIn("modern")])
    return Session(
      setup: StageSetup(profile: .ios17Scenes, app: modern), apps: apps, handbook: .repository)
  }

  private static let apps = Result {
    let names = ["modern", "naive", "classic", "legacy", "asking", "transfer", "swiftui"]
    return try names.reduce(into: [AppChoice: App]()) {
      $0[.builtIn($1)] = try App.inRepository($1)
    }
  }
}

private func isHan(_ character: Character) -> Bool {
  character.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
}

extension Step {
  fileprivate func calls(_ callback: Callback) -> Bool {
    guard case .call(let call) = change, call.callback == callback,
      case .implemented = call.answer
    else { return false }
    return true
  }
}
