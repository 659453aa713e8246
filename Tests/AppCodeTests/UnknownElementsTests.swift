import LifecycleModel
import Testing

@testable import AppCode

/// Closures for the elements of something unknown, and what iOS tells about its requests.
@Suite struct UnknownElementsTests {
  private func printed(_ body: String, _ events: Event...) throws -> [String] {
    var play = try Play(
      """
      import UIKit
      import SDK
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          \(body)
          print("end")
          return true
        }
      }
      """, profile: .ios17Scenes)
    play.happens(.openedApp)
    for event in events { play.happens(event) }
    return play.logged
  }

  @Test(
    "closures for elements of a sequence run at once, with one element",
    arguments: [
      "_ = SDK.all.map { item -> Int in print(\"item\"); return item.id }",
      "_ = SDK.all.filter { _ in print(\"item\"); return true }",
      "_ = SDK.all.compactMap { _ -> Int? in print(\"item\"); return nil }",
      "_ = SDK.all.first(where: { _ in print(\"item\"); return true })",
      "_ = SDK.all.reduce(0) { sum, _ in print(\"item\"); return sum }",
      "_ = SDK.all.max { _, _ in print(\"item\"); return true }",
      "SDK.all.enumerated().forEach { index, item in print(\"item\") }",
    ])
  func atOnce(_ call: String) throws {
    #expect(try printed(call) == ["item", "end"])
  }

  @Test(
    "publishers and promises call such a closure later",
    arguments: [
      "SDK.valuePublisher", "Publishers.MergeMany(SDK.a)", "SDK.model.$name", "Promise()",
    ])
  func later(_ sender: String) throws {
    let body = "_ = \(sender).map { _ in print(\"item\") }"
    #expect(try printed(body) == ["end"])
    #expect(try printed(body, .timePassed(.seconds(10))) == ["end", "item"])
  }

  @Test(
    "conditions and loops over one unknown list agree on whether it is empty",
    arguments: [
      ("if all.count > 0 { print(\"some\") }; for _ in all { print(\"item\") }", ["end"]),
      (
        "guard !all.isEmpty else { return true }; for _ in all { print(\"item\") }",
        ["item", "end"]
      ),
      ("for _ in all { print(\"item\") }; if all.isEmpty { print(\"none\") }", ["item", "end"]),
      (
        "for _ in all { print(\"item\") }; if all.count > 0 { print(\"some\") }",
        ["item", "some", "end"]
      ),
      (
        "all.forEach { _ in print(\"item\") }; if all.count == 0 { print(\"none\") }",
        ["item", "end"]
      ),
    ])
  func emptiness(_ body: String, _ lines: [String]) throws {
    #expect(try printed("let all = SDK.all; " + body) == lines)
  }

  @Test(
    "an unknown value is compared with nil by an assumption, and keeps the answer",
    arguments: [
      ("let n: String? = nil; if n == SDK.name { print(\"nil\") }", ["nil", "end"]),
      ("let n: String? = nil; if SDK.name != n { print(\"some\") }", ["end"]),
      (
        "if case .some = SDK.name { print(\"some\") }; if SDK.name == nil { print(\"nil\") }",
        ["nil", "end"]
      ),
      ("if case .none = SDK.name { print(\"nil\") }", ["nil", "end"]),
      (
        "let a = Thing(1); switch a { case nil: print(\"nil\"); default: print(\"some\") }",
        ["some", "end"]
      ),
    ])
  func comparedWithNil(_ body: String, _ lines: [String]) throws {
    #expect(try printed(body) == lines)
  }

  @Test("two parameters of a closure are the parts of the element")
  func pair() throws {
    #expect(
      try printed("SDK.all.enumerated().forEach { index, item in print(index, item) }").first
        == "element of SDK.all.enumerated().0 element of SDK.all.enumerated().1")
  }

  @Test("BGTaskScheduler gives the requests that are pending")
  func pendingRequests() throws {
    let prints = try printed(
      """
      BGTaskScheduler.shared.register(forTaskWithIdentifier: "a.b", using: nil) { _ in }
      try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a.b"))
      BGTaskScheduler.shared.getPendingTaskRequests { print($0.count, $0.map(\\.identifier)) }
      Task { print(await BGTaskScheduler.shared.pendingTaskRequests().count) }
      """)
    #expect(prints.sorted() == ["1", "1 [\"a.b\"]", "end"])
  }

  @Test("object and userInfo of a notification are Optionals")
  func notification() throws {
    let prints = try printed(
      """
      NotificationCenter.default.addObserver(forName: .init("x"), object: nil, queue: nil) { note in
        print(note.object as Any, note)
      }
      NotificationCenter.default.post(name: .init("x"), object: 3, userInfo: ["a": 1])
      """)
    #expect(
      prints.first == "Optional(3) name = x, object = Optional(3), "
        + "userInfo = Optional([AnyHashable(\"a\"): 1])")
  }
}
