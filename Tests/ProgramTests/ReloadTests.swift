import Foundation
import Testing

/// Editing the user's own delegate in the line dialogue.
@Suite struct ReloadTests {
  private func withDelegate(_ body: (URL) throws -> Void) throws {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
      }
      """
    try source.write(
      to: folder.appending(path: "Own.swift"), atomically: true, encoding: .utf8)
    try body(folder)
  }

  private func dialogue(_ lines: String..., folder: URL) throws -> Program.Result {
    try Program.run(
      ["--plain", "--app", "Own.swift"], input: Data((lines.joined(separator: "\n") + "\n").utf8),
      environment: ["HOME": folder.path], folder: folder)
  }

  @Test func editNeedsATerminal() throws {
    try withDelegate { folder in
      let result = try dialogue("open", "edit", "home", folder: folder)
      #expect(result.text.contains("! edit needs a terminal"))
      #expect(result.text.contains("applicationDidEnterBackground"))
    }
  }

  @Test func inAScriptEditIsAnError() throws {
    let result = try Program.run(["run", "-"], input: Data("open\nedit\n".utf8))
    #expect(result.status == 2)
    #expect(result.errorText.hasPrefix("-:2:1: "))
    #expect(result.output.isEmpty)
  }

  /// `app` with the same file reads it again, even after events.
  @Test func theSameFileIsReadAgain() throws {
    try withDelegate { folder in
      let result = try dialogue("open", "app Own.swift", folder: folder)
      #expect(result.text.contains("The delegate was read again; 1 event played"))
      #expect(result.text.contains("It does the same as before."))
      #expect(result.isHarmless)
    }
  }
}
