import Foundation
import Testing

/// Exports of hostile texts, read by other parsers: the XML parser of Python's library, and
/// cmark-gfm.
@Suite struct ReadExportsTests {
  static let tools = ["python3", "cmark-gfm"].allSatisfy { tool in
    ["/usr/bin", "/usr/local/bin", "/bin", "/opt/homebrew/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
    }
  }

  @Test(
    "no element, attribute, link or HTML comes from a text",
    .enabled(if: ReadExportsTests.tools, "needs python3 and cmark-gfm"))
  func exports() throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "scripts/read-exports").path
    let result = try Program.run(
      [script, "40", "--program", Program.path],
      environment: ["PATH": "/usr/local/bin:/opt/homebrew/bin:/usr/bin:/bin"],
      executable: "/usr/bin/env")
    #expect(result.status == 0, "\(result.text)\(result.errorText)")
    #expect(result.text.contains(" 0 faults"))
  }
}
