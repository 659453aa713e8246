import Foundation
import Testing

/// The man page has what `--help` has.
@Suite struct ManualTests {
  static let commands = [
    "run", "explore", "lint", "learn", "lessons", "check", "report", "grade", "demo",
  ]

  private func manual() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "share/pushlab.1"), encoding: .utf8)
      .replacing("\\-", with: "-")
  }

  @Test("each option of a command", arguments: commands)
  func options(command: String) throws {
    let help = try Program.run([command, "--help"], environment: ["COLUMNS": "200"])
    #expect(help.status == 0)
    let options = help.lines.compactMap { line -> String? in
      guard line.hasPrefix("  --") else { return nil }
      return line.split(separator: " ").first?.split(separator: ",").first.map(String.init)
    }
    #expect(!options.isEmpty)
    let manual = try manual()
    for option in options { #expect(manual.contains(option), "\(option)") }
    // An option that several commands have stands in the section of each.
    guard options.contains("--format"), let start = manual.range(of: "\n.SS \(command)\n") else {
      return
    }
    let section = manual[start.upperBound...].prefix { $0 != "\0" }.components(separatedBy: "\n.S")[
      0]
    #expect(section.contains("--format"), "\(command)")
  }

  @Test("the journals and the exit statuses")
  func journals() throws {
    let manual = try manual()
    #expect(manual.contains("/pushlab/journals"))
    #expect(manual.contains("EXIT STATUS"))
  }
}
