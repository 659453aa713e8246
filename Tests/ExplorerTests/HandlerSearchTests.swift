import CommandLanguage
import LifecycleModel
import Testing

@testable import Explorer

/// Searches about handlers alone look only at a slice of the code. They find the same as a search
/// that is about traps as well, which keeps the complete memory in its worlds and varies every
/// unknown thing.
@Suite struct HandlerSearchTests {
  /// `body`: of the push method; `launch`: of didFinishLaunching; `members`: further members of the
  /// class.
  struct Sample: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var body: String
    var launch = ""
    var members = ""

    init(_ name: String, _ body: String, launch: String = "", members: String = "") {
      (testDescription, self.body, self.launch, self.members) = (name, body, launch, members)
    }

    var code: String { delegate(members: members, launch: launch, push: body) }
  }

  static let events = ["open", "home", "push mixed", "push silent", "wait 31s"]

  static let samples = [
    Sample("one branch calls", "if Store.a { completionHandler(.newData) } else { print(1) }"),
    Sample(
      "both branches call",
      "if Store.a { completionHandler(.newData) } else { completionHandler(.noData) }"),
    Sample(
      "both branches call, one of them twice",
      """
      if Store.a { completionHandler(.newData) } else { completionHandler(.noData) }
      if Store.b { completionHandler(.failed) }
      """),
    Sample(
      "a case leaves before the call",
      """
      switch Store.kind {
      case 1: break
      case 2: return
      default: print(1)
      }
      completionHandler(.newData)
      """),
    Sample(
      "every case calls, and one calls again behind the switch",
      """
      var again = false
      switch Store.kind {
      case 1: completionHandler(.newData)
      default:
        completionHandler(.noData)
        again = true
      }
      if again { completionHandler(.failed) }
      """),
    Sample(
      "the second part of a guard fails",
      "guard Store.a, Store.b else { return }\ncompletionHandler(.newData)"),
    Sample(
      "what a guard asked for is asked for again",
      """
      guard Store.a, Store.b else {
        if Store.a { completionHandler(.noData) }
        return
      }
      completionHandler(.newData)
      """),
    Sample(
      "a setting of the launch", "if isFast { completionHandler(.newData) }",
      launch: "isFast = !Store.isSlow", members: "var isFast = false"),
    Sample(
      "a list that a singleton keeps",
      "if Keeper.shared.kept.isEmpty { completionHandler(.newData) }",
      launch: "if Store.a { Keeper.shared.keep(1) }",
      members: """
        class Keeper {
          static let shared = Keeper()
          var kept: [Int] = []
          func keep(_ number: Int) { kept.append(number) }
        }
        """),
    Sample(
      "a task that pauses calls",
      """
      Task {
        while Store.a { try? await Task.sleep(for: .seconds(1)) }
        completionHandler(.newData)
      }
      """),
    Sample(
      "a task that pauses says when", "if isReady { completionHandler(.newData) }",
      launch: """
        Task {
          try? await Task.sleep(for: .seconds(2))
          self.isReady = true
        }
        """, members: "var isReady = false"),
    Sample(
      "a method of another type has the name of one of the files",
      "Archive.shared.finish()\nfinish(completionHandler)",
      members: """
        func finish() { print(1) }
        func finish(_ handler: @escaping (UIBackgroundFetchResult) -> Void) {
          guard Store.isOpen else { return }
          handler(.newData)
        }
        """),
  ]

  @Test("the same answer as with the whole memory", arguments: samples)
  func slice(_ sample: Sample) throws {
    func events(_ properties: [Exploration.Property]) throws -> [String]? {
      let question = try question(
        code: sample.code, .ios13, .broken(properties), only: HandlerSearchTests.events, depth: 3)
      var search = Search(question)
      return search.run().events?.map(\.text)
    }
    let sliced = try events([.handlerOnce, .handlerInTime])
    #expect(try sliced == events([.handlerOnce, .handlerInTime, .noTrap]))
  }

  private func worlds(_ code: String, depth: Int = 6) throws -> (Int, Search.Extent) {
    var search = Search(
      try question(
        code: code, .ios13, .broken([.handlerOnce, .handlerInTime]),
        only: HandlerSearchTests.events, depth: depth))
    let answer = search.run()
    #expect(answer.events == nil)
    return (search.worlds, answer.extent)
  }

  @Test("unknown things that fail one guard count as one, unless something else asks for them")
  func guards() throws {
    func worlds(_ conditions: String, elsewhere: String = "") throws -> Int {
      let body =
        "guard \(conditions) else {\nmode = 1\ncompletionHandler(.noData)\nreturn\n}\n"
        + "mode = 2\ncompletionHandler(.newData)"
      let members = """
        var mode = 0
        var held: ((UIBackgroundFetchResult) -> Void)?
        func applicationDidBecomeActive(_ application: UIApplication) {
          if mode == 3 { held?(.newData) }
          print(\(elsewhere))
        }
        """
      return try self.worlds(Sample("", body, members: members).code).0
    }
    let one = try worlds("Store.a")
    #expect(try worlds("Store.a, Store.b, let c = Store.c") == one)
    #expect(try worlds("Store.a && Store.b") == one)
    #expect(try worlds("Store.a, Store.b", elsewhere: "Store.a, Store.b") > one)
  }

  @Test("code that counts the delivered notifications gets two of them")
  func delivered() throws {
    let body = """
      UNUserNotificationCenter.current().getDeliveredNotifications { list in
        if list.count >= 2 { return }
        completionHandler(.newData)
      }
      """
    var search = Search(
      try question(
        code: Sample("", body).code, .ios13, .broken([.handlerOnce]),
        only: ["push mixed", "push alert"], depth: 4))
    #expect(search.run().events?.count == 3)
  }

  @Test("a task that pauses for ever and does nothing for a handler multiplies no worlds")
  func idleTask() throws {
    let body = "completionHandler(.newData)"
    let loop = """
      Task {
        while true {
          try? await Task.sleep(for: .seconds(0.7))
          self.title = Store.title
        }
      }
      """
    let members = "var title = Store.name"
    let plain = try worlds(Sample("", body, members: members).code)
    let looping = try worlds(Sample("", body, launch: loop, members: members).code)
    #expect(looping.1 == .complete)
    #expect(looping.0 <= plain.0 * 2)
  }

  @Test("equal tasks that will call equal handlers count as one")
  func doubledTasks() throws {
    let code = """
      // UIBackgroundModes: remote-notification
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
        ) async -> UIBackgroundFetchResult {
          try? await Task.sleep(for: .seconds(10))
          return .newData
        }
      }
      """
    #expect(try worlds(code, depth: 12).0 < 2 * worlds(code, depth: 6).0)
  }
}
