import CommandLanguage
import Laboratory
import LifecycleModel
import Testing

/// What a session refuses, with the sentences.
@Suite struct SessionLimitTests {
  private static let code = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {
        if Store.isOpen { print("open") }
      }
    }
    """

  private func refusals(_ lines: [String], _ session: inout Session) throws -> [String] {
    let parsed = try CommandParser.parse(
      lines.joined(separator: "\n"), ParseContext(place: .prompt, file: "-"))
    return parsed.flatMap { session.submit($0) }.compactMap { reply in
      if case .refused(let words) = reply { return words.en }
      return nil
    }
  }

  @Test("a line that the app does not have is refused, before and after the first event")
  func assumedLine() throws {
    var session = try Session.playing(code: Self.code)
    let lines = Self.code.split(separator: "\n", omittingEmptySubsequences: false).count
    let words =
      "the app has no such line; AppDelegate.swift has \(lines) lines. Nothing was assumed."
    let found = try refusals(
      ["assume 999 true", "assume AppDelegate.swift:999 true", "open", "assume 999.2 nil"], &session
    )
    #expect(
      found == [
        "assume 999: \(words)", "assume AppDelegate.swift:999: \(words)", "assume 999.2: \(words)",
      ])
    #expect(session.setup.assumptions.isEmpty)
    #expect(try refusals(["assume \(lines) true", "assume 1 nil"], &session) == [])
  }

  @Test("a lesson that PushLab could not read is not saved")
  func longLesson() throws {
    var session = try Session.playing(code: Self.code)
    let waits = Array(repeating: "wait 1s", count: FileLimits.blockCommands - 1)
    #expect(try refusals(["open"] + waits + ["save-lesson d.md"], &session) == [])
    let found = try refusals(["wait 1s", "save-lesson d.md"], &session)
    #expect(found.count == 1 && found[0].contains("at most 200 in one block"))
  }

  @Test("a lesson with too many goals is not saved")
  func manyGoals() throws {
    var session = try Session.playing(code: Self.code)
    let goals = Array(repeating: "expect state active", count: FileLimits.lessonParts)
    let found = try refusals(["open"] + goals + ["save-lesson d.md"], &session)
    #expect(found.count == 1 && found[0].contains("at most 400 paragraphs and blocks"))
  }

  @Test("a push whose joined text has too many marks is not sent")
  func joinedMarks() throws {
    var session = try Session.playing(code: Self.code)
    let marks = String(repeating: "\\u0301", count: 200)
    let push = #"push {"aps":{"alert":{"loc-key":"x%1$@%1$@","loc-args":["\#(marks)"]}}}"#
    let found = try refusals(["open", push], &session)
    #expect(found.count == 1 && found[0].contains("more than 256 combining marks in a row"))
  }
}
