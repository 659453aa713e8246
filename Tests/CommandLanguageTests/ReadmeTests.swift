import CommandLanguage
import Foundation
import Testing

@Suite struct ReadmeTests {
  @Test("the table of commands in docs/commands.md is this one")
  func commands() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs/commands.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- commands -->\n"))
    let end = try #require(text.range(of: "\n<!-- /commands -->"))
    let wanted = Help.markdown(in: .english)
    if ProcessInfo.processInfo.environment["PUSHLAB_BLESS"] != nil {
      let whole = text[..<start.upperBound] + wanted + text[end.lowerBound...]
      try whole.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(text[start.upperBound..<end.lowerBound] == wanted[...])
    }
  }
}
