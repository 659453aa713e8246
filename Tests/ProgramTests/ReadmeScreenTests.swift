import Foundation
import Testing

@Suite struct ReadmeScreenTests {
  @Test("the README's picture of the screen is a frame of today")
  func screen() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- screen -->\n```\n"))
    let end = try #require(text.range(of: "\n```\n<!-- /screen -->"))
    let keys = FileManager.default.temporaryDirectory.appending(path: "keys-\(UUID().uuidString)")
    try Data("o\ne\ns\ne\na\ne\n<left>\n".utf8).write(to: keys)
    defer { try? FileManager.default.removeItem(at: keys) }
    let frame = try Program.run([
      "--profile", "ios9", "--app", "naive", "--script", keys.path, "--size", "120x40",
    ])
    // Without the line that tells the frame's number.
    let rows = frame.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let wanted = rows.joined(separator: "\n").trimmingCharacters(in: .newlines)
    if ProcessInfo.processInfo.environment["PUSHLAB_BLESS"] != nil {
      let whole = text[..<start.upperBound] + wanted + text[end.lowerBound...]
      try whole.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(text[start.upperBound..<end.lowerBound] == wanted[...])
    }
  }

  @Test("every command of the program is in the man page and in docs/commands.md")
  func commands() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let manual = try String(contentsOf: root.appending(path: "share/pushlab.1"), encoding: .utf8)
    let page = try String(contentsOf: root.appending(path: "docs/commands.md"), encoding: .utf8)
    let help = try Program.run(["--help"])
    let list = help.text.components(separatedBy: "SUBCOMMANDS:\n").last ?? ""
    let names = list.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("  "), !line.hasPrefix("   "), !line.hasPrefix("  See") else {
        return nil
      }
      return line.split(separator: " ").first.map(String.init)
    }
    #expect(names.count >= 7)
    for name in names {
      #expect(manual.contains(".B pushlab \(name)\n"), "\(name)")
      #expect(page.contains("    pushlab \(name)"), "\(name)")
    }
  }
}
