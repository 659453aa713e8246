import CommandLanguage
import LifecycleModel
import Testing

@testable import Laboratory

/// Answers stay small where what they are about is large.
@Suite struct LargeAnswerTests {
  /// 100 lists that share one list of 100 texts that share one text of 6,000 letters: 60 MB if written out.
  private static let code = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var list: [[String]] = []
      func applicationDidBecomeActive(_ application: UIApplication) {
        let text = String(repeating: "a", count: 6_000)
        list = Array(repeating: Array(repeating: text, count: 100), count: 100)
      }
    }
    """

  private func replies(_ lines: [String], _ session: inout Session) throws -> [[String]] {
    var printer = TracePrinter(format: .text, language: .english, echoes: false)
    return try lines.map { line in
      try CommandParser.parse(line, ParseContext(place: .prompt, file: "-")).flatMap { parsed in
        let replies = session.submit(parsed)
        return printer.lines(for: parsed, replies, in: session)
      }
    }
  }

  private func bytes(_ lines: [String]) -> Int { lines.reduce(0) { $0 + $1.utf8.count } }

  @Test("a property whose parts share one text is shown and compared by its beginning")
  func property() throws {
    var session = try Session.playing(code: Self.code)
    let found = try replies(["open", "show flags", "expect flag list = a"], &session)
    #expect(bytes(found[1]) > 200 && bytes(found[1]) < 5_000)
    #expect(bytes(found[2]) > 200 && bytes(found[2]) < 5_000)
    var printer = TracePrinter(format: .jsonl, language: .english)
    let open = try #require(
      try CommandParser.parse("open", ParseContext(place: .prompt, file: "-")).first)
    var other = try Session.playing(code: Self.code)
    let lines = printer.lines(for: open, other.submit(open), in: other)
    #expect(bytes(lines.filter { $0.contains("\"flag\"") && $0.contains("list") }) > 500)
    #expect(bytes(lines) < 30_000)
  }

  @Test("exports and lanes have the beginning of such a property")
  func export() throws {
    var session = try Session.playing(code: Self.code)
    _ = try replies(["open"], &session)
    let text = session.exported(as: .mermaid, in: .english).text
    #expect(text.contains("list") && text.utf8.count < 30_000)
  }

  @Test("a value is cut behind the limit, and whole at it")
  func description() {
    let value = Value.array([.int(1), .string("abc"), .int(3)])
    let whole = value.description
    let length = whole.unicodeScalars.count
    for limit in 0...length + 2 {
      let shown = value.description(upTo: limit)
      #expect(shown == (limit >= length ? whole : String(whole.prefix(limit)) + "…"))
    }
  }

  @Test("the list of branches has the ends of long ones")
  func branches() throws {
    var session = try Session.playing(builtIn: "classic")
    let text = String(repeating: "a", count: 3_000)
    var lines = ["offline"] + Array(repeating: "push {\"aps\":{\"alert\":\"\(text)\"}}", count: 20)
    for _ in 0..<20 { lines += ["undo", "home"] }
    let found = try replies(lines + ["branches"], &session).last ?? []
    #expect(found.count == 21)
    for line in found {
      #expect(line.unicodeScalars.count < Answers.longestBranch + 100)
    }
    #expect(found.last?.hasSuffix("; home") == true)
    #expect(found.last?.contains("…; ") == true)
  }

  @Test("the search behind whynot has a limit of work, and says so")
  func slowSearch() throws {
    let code = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var count = 0
        func count9000() { for _ in 0..<9_000 { count += 1 } }
        func applicationDidBecomeActive(_ application: UIApplication) { count9000() }
        func applicationDidEnterBackground(_ application: UIApplication) { count9000() }
        func application(_ a: UIApplication, didFailToRegisterForRemoteNotificationsWithError e: Error) {}
      }
      """
    var session = try Session.playing(code: code)
    let found = try replies(
      ["open", "whynot didFailToRegisterForRemoteNotifications"], &session)
    #expect(found[1].joined(separator: " ").contains("at its limits"))
  }

  @Test("the matrix of an app with very slow code is refused, a cell of it is told")
  func slowMatrix() throws {
    let code = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var count = 0
        func applicationDidBecomeActive(_ application: UIApplication) {
          for _ in 0..<9_000 { count += 1 }
        }
        func application(
          _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
        ) {}
      }
      """
    var session = try Session.playing(code: code)
    let found = try replies(["show matrix", "why matrix authorized alert active"], &session)
    #expect(found[0].joined(separator: " ").contains("too much work for the whole table"))
    #expect(found[1].count > 2)
  }
}
