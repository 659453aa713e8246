import CommandLanguage
import LifecycleModel
import Platform
import Testing

@testable import Explorer

/// How much a search does, and what it says that it left out.
@Suite struct SearchEffortTests {
  private static let aboutHandlers = Goal.broken([.handlerOnce])

  private func searched(
    _ push: String, members: String = "", launch: String = "",
    only: [String] = ["open", "home", "push silent"]
  ) throws -> Search {
    let code = delegate(members: members, launch: launch, push: push)
    var search = Search(
      try question(code: code, .ios9, Self.aboutHandlers, only: only, depth: 5))
    _ = search.run()
    return search
  }

  @Test("an unknown thing that makes no difference adds no world")
  func noDifference() throws {
    let members = """
      var late = false
      func applicationWillTerminate(_ application: UIApplication) { late = true }
      """
    let plain = try searched("completionHandler(.newData)", members: members)
    let asking = try searched(
      "if Store.a, late { return }\ncompletionHandler(.newData)", members: members)
    #expect(asking.worlds == plain.worlds)
  }

  @Test("of the parts of a guard that fail alike, one is taken otherwise")
  func alike() throws {
    let one = try searched("guard Store.a else { return }\ncompletionHandler(.newData)")
    let two = try searched("guard Store.a, Store.b else { return }\ncompletionHandler(.newData)")
    #expect(two.transitions == one.transitions && two.worlds == one.worlds)
  }

  @Test("the allowance of a check also pays for the replay of its answer")
  func allowance() throws {
    func least(_ goal: Goal) throws -> Int {
      let asked = try question(
        code: delegate(push: "print(1)"), .ios9, goal, only: ["open"], depth: 1)
      var (low, high) = (0, 1_000_000)
      while low < high {
        let middle = (low + high) / 2
        var search = Search(asked)
        let outcome = Interruption(allowing: middle).perform { search.run() }
        if outcome.isCancelled { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let unanswered = try least(.holds(expectation("state suspended")))
    #expect(try least(.holds(expectation("state active"))) > unanswered)
  }

  @Test("code that asks for delivered notifications gets two of them")
  func notifications() throws {
    let asking = "UNUserNotificationCenter.current().getDeliveredNotifications { _ in }"
    for (push, most, en, zh) in [
      ("", 1, "one notification", "一条通知"), (asking, 2, "two notifications", "两条通知"),
    ] {
      let code = delegate(push: push + "\ncompletionHandler(.newData)")
      let asked = try question(code: code, .ios9, Self.aboutHandlers, only: ["open"])
      #expect(StateAbstraction(asked).mostNotifications == most)
      let remarks = try remarks(asked)
      #expect(remarks.contains { $0.en.contains("at most \(en) and two open handlers") })
      #expect(remarks.contains { $0.zh.contains("最多同时保留\(zh)和两个") })
    }
  }

  @Test("a service extension ends before other events, which a line says")
  func extensions() throws {
    let words = "one service extension works at a time"
    let silent = """
      class Service: UNNotificationServiceExtension {
        var handler: ((UNNotificationContent) -> Void)?
        var content: UNNotificationContent?
        override func didReceive(
          _ request: UNNotificationRequest,
          withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
        ) {
          (handler, content) = (contentHandler, request.content)
        }
        override func serviceExtensionTimeWillExpire() {
          if let content { handler?(content) }
        }
      }
      """
    let app = delegate(push: "completionHandler(.newData)")
    let events = ["open", "home", "push rich", "push mixed", "wait 5s", "wait 31s"]
    let asked = try question(
      code: app + "\n" + silent, .ios12, Self.aboutHandlers, only: events)
    #expect(try remarks(asked).contains { $0.en.contains(words) })
    var search = Search(asked)
    let answer = search.run()
    #expect(answer.events == nil)
    #expect(search.worlds < 60)
    let alone = try question(code: app, .ios12, Self.aboutHandlers, only: events)
    #expect(try !remarks(alone).contains { $0.en.contains(words) })
  }

  private func remarks(_ asked: Search.Question) throws -> [Bilingual] {
    var search = Search(asked)
    let answer = search.run()
    var exploration = Exploration(aim: .properties([.handlerOnce]))
    exploration.events = asked.events
    exploration.depth = asked.depth
    return Report(
      stage: ["profile ios9"], past: [], profile: .ios9, app: "AppDelegate.swift", exploration,
      search, answer, endedBy: nil
    ).remarks
  }

  @Test("events that are possible nowhere are named with their reason, each reason once")
  func impossible() throws {
    let code = delegate(push: "completionHandler(.newData)")
    let asked = try question(
      code: code, .ios9, Self.aboutHandlers,
      only: ["transfer done", "open", "fetch", "transfer failed", "home"], depth: 3)
    let said = try remarks(asked).map(\.en).filter { $0.hasPrefix("never possible") }
    #expect(said.count == 2)
    #expect(
      said.first?.hasPrefix("never possible in this search: transfer done, transfer failed. ")
        == true)
    #expect(said.last?.hasPrefix("never possible in this search: fetch. ") == true)
  }

  @Test("a method that traps in every call is named, also where only an assumption makes it trap")
  func trapping() throws {
    func said(_ push: String) throws -> [String] {
      let code = delegate(push: push)
      let asked = try question(
        code: code, .ios9, Self.aboutHandlers, only: ["open", "push silent"], depth: 3)
      return try remarks(asked).map(\.en).filter { $0.contains("trap") }
    }
    let name = Callback.didReceiveRemoteNotificationFetch.swiftName
    let always = try said("completionHandler(.newData)\nlet a: [Int] = []\nprint(a[0])")
    #expect(
      always.contains {
        $0.hasPrefix(
          "not searched: what \(name) does after line 16, because every call traps there: ")
      }, "\(always)")
    let code = "if let a = Store.a { print(a) }\ncompletionHandler(.newData)\nprint(Store.a!)"
    let assumed = try said(code)
    #expect(
      assumed.contains {
        $0.hasPrefix("every call of \(name) passes over a statement in line 16 that would trap")
      }, "\(assumed)")
  }
}
