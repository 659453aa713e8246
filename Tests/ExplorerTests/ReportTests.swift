import CommandLanguage
import LifecycleModel
import Testing

@testable import Explorer

/// The script and the remarks of small answers.
@Suite struct ReportTests {
  private func report(
    _ app: String, _ aim: Exploration.Aim, only events: [String], given: [String]? = nil,
    limit: Report.Limit? = nil
  ) throws -> Report {
    let question = try question(app, .ios9, Goal(aim), only: events, depth: 5)
    var search = Search(question)
    let answer = limit == nil ? search.run() : Search.Answer(extent: .bounded)
    var exploration = Exploration(aim: aim)
    exploration.events =
      try given.map {
        try ExplorerTests.question(app, only: $0).events
      } ?? question.events
    exploration.depth = 5
    return Report(
      stage: ["profile ios9"], past: ["lock", "unlock"], profile: .ios9, app: app, exploration,
      search, answer, endedBy: limit)
  }

  private let before = ["profile ios9", "lock", "unlock"]

  @Test("a property that is broken")
  func property() throws {
    let report = try report(
      "naive", .properties(Exploration.Property.usual), only: ["open", "switcher", "push mixed"])
    #expect(report.result == .counterexample && report.isFailure && report.isReplayed)
    #expect(
      report.script
        == before + ["open", "switcher", "push mixed", "expect not treated as tap"])
    #expect(report.claims == ["not treated as tap"])
    #expect(
      report.remarks.map(\.en).first?.hasPrefix("arrival-is-arrival is broken by 3 events") == true)
    #expect(!report.remarks.contains { $0.en.hasPrefix("left out") })
  }

  @Test("what is found behind one event, and what is not found")
  func find() throws {
    let active = Exploration.Aim.find(try expectation("state active"))
    let found = try report("naive", active, only: ["open"])
    #expect(found.result == .found && !found.isFailure)
    #expect(found.script == before + ["open", "expect state active"])
    #expect(found.remarks.map(\.en) == ["after 1 event this holds: state active"])
    let none = try report("naive", active, only: ["lock"])
    #expect(none.result == .none && none.isFailure && none.script.isEmpty)
    #expect(none.remarks.map(\.en).contains { $0.hasPrefix("searched with at most one") })
  }

  @Test("the ways on which something never comes: what fails is said behind each event")
  func eventually() throws {
    let suspended = Exploration.Aim.eventually(try expectation("state suspended"))
    let loop = try report("article", suspended, only: ["open", "home", "wait 5s"])
    let fails = "expect state suspended"
    #expect(loop.script == before + ["open", fails, "home", fails, "open", fails])
    #expect(
      loop.remarks.map(\.en) == [
        "not on every way: this never holds while the last 2 of 3 events repeat: state suspended"
      ])
    let active = Exploration.Aim.eventually(try expectation("state active"))
    let end = try report("article", active, only: ["lock", "wait 5s"])
    #expect(
      end.remarks.map(\.en) == [
        "not on every way: after 1 event no event changes anything any more, and this never held: "
          + "state active"
      ])
    #expect(end.result == .counterexample && end.isFailure)
  }

  @Test("never one after the other: the script shows that the other came")
  func never() throws {
    let aim = Exploration.Aim.never(
      try expectation("called didBecomeActive"), after: try expectation("terminated by user"))
    var report = try report("article", aim, only: ["open", "switcher", "swipe"])
    report.eventsBefore = 3
    #expect(
      report.script
        == before + [
          "open", "switcher", "swipe", "expect terminated by user", "open",
          "expect not called didBecomeActive",
        ])
  }

  @Test("events that were added or left out, and marks that are missing")
  func changes() throws {
    let usual = Exploration.Aim.properties(Exploration.Property.usual)
    let same = try report("article", usual, only: ["open", "push mixed"])
    #expect(!same.remarks.contains { $0.en.hasPrefix("with") || $0 == Report.noMarks })
    let more = try report(
      "article", usual, only: ["open", "push mixed"], given: ["open", "lock", "unlock"])
    #expect(
      more.remarks.map(\.en).suffix(2) == [
        "with 1 more push, made of the keys and categories of the code",
        "without events that lead the code about handlers to nothing new: lock, unlock",
      ])
    let unmarked = try report("legacy", usual, only: ["open"])
    #expect(unmarked.remarks.contains(Report.noMarks))
    #expect(unmarked.exploration.aim == .properties([.handlerOnce, .handlerInTime, .noTrap]))
  }

  @Test(
    "code that asks for buttons, and none is pressed: told where the usual events were asked for")
  func noButtons() throws {
    let code = """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
          withCompletionHandler completionHandler: @escaping () -> Void
        ) {
          if response.actionIdentifier == "open" { print("open") }
          completionHandler()
        }
      }
      """
    func isTold(
      _ code: String, with more: [String] = [], given: [Exploration.Candidate]? = nil
    ) throws -> Bool {
      let aim = Exploration.Aim.properties([.handlerOnce])
      let question = try question(code: code, .ios12, Goal(aim), with: more)
      var exploration = Exploration(aim: aim)
      exploration.events = given ?? Exploration.usualEvents
      let report = Report(
        stage: [], past: [], profile: .ios12, app: "app", exploration, Search(question),
        Search.Answer(extent: .bounded), endedBy: .seconds(1))
      return report.remarks.contains(Report.noButtons)
    }
    #expect(try isTold(code))
    #expect(try !isTold(code, with: ["action open"]))
    #expect(try !isTold(code, with: ["clear"]))
    #expect(try !isTold(code, given: Exploration.usualEvents.dropLast()))
    #expect(try !isTold(code.replacing("response.actionIdentifier", with: "Store.word")))
  }

  @Test("a forgotten handler is claimed of the last event, or of all")
  func forgotten() throws {
    var report = try report("naive", .properties([.handlerOnce]), only: ["open"])
    #expect(report.claims.isEmpty && report.result == .none && !report.isFailure)
    report.answer.property = .handlerOnce
    report.answer.breach = .handlerForgotten
    let claim = "handler called once in time"
    #expect(report.claims == [claim, claim + " since start"])
    report.answer.breach = .handlerTooLate
    #expect(report.claims == [claim])
  }

  @Test("an empty answer names the methods that get a handler, and no others")
  func methodsWithHandler() throws {
    let code = """
      import PushKit
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate, PKPushRegistryDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {}
        func application(
          _ application: UIApplication,
          performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) {
          completionHandler(.newData)
        }
        func pushRegistry(
          _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
          for type: PKPushType, completion: @escaping () -> Void
        ) {
          completion()
        }
      }
      """
    var search = Search(try question(code: code, .ios13, .broken([.handlerOnce]), only: ["open"]))
    let answer = search.run()
    let aim = Exploration.Aim.properties([.handlerOnce])
    #expect(
      Report.remarks(Exploration(aim: aim), search, answer, nil).last?.en
        == "handler-once holds trivially: no event of this search makes iOS call "
        + "application(_:performFetchWithCompletionHandler:), "
        + "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)")
  }

  @Test("a search that a limit ends tells it, and which line kept it busy")
  func limit() throws {
    let usual = Exploration.Aim.properties(Exploration.Property.usual)
    let report = try report("naive", usual, only: ["open", "push mixed"], limit: .seconds(60))
    let remarks = report.remarks.map(\.en)
    #expect(remarks.first == "none so far: the search ended after 60 s (--seconds)")
    #expect(remarks.dropFirst().first?.hasPrefix("most of the code that ran was line ") == true)
  }
}
