import Foundation
import Testing

@testable import pushlab

/// A search without an end ends by its limits. Whether a limit ended it is read from its report,
/// not from a clock.
@Suite struct SearchLimitTests {
  @Test("a minute and 512 MB without options")
  func usual() {
    #expect(SearchLimits().seconds == 60 && SearchLimits().memory == 512)
  }

  @Test(
    "the option that ended a search is named",
    arguments: [
      (["--seconds", "1"], "the search ended after 1 s (--seconds)"),
      (["--memory", "64"], "the search reached its bound of 64 MB (--memory)"),
    ])
  func ended(arguments: [String], words: String) throws {
    let search = ["explore", "no-trap", "--app", "transfer", "--depth", "99"]
    let result = try Program.run(search + arguments)
    #expect(result.status == 0)
    #expect(result.lines.first == "# none so far: \(words)")
    #expect(result.lines.last?.hasSuffix("; bounded") == true)
  }

  @Test("what scripts load counts together, however deep it is nested")
  func nestedLoads() throws {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, line) in [("a", "load b"), ("b", "load c"), ("c", "open")] {
      try Data(String(repeating: line + "\n", count: 400).utf8)
        .write(to: folder.appending(path: name))
    }
    let result = try Program.run(["run", "a"], folder: folder)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errorText.contains("a script and what it loads have at most 20000"))
  }

  @Test("a script that loads itself, and one nested 17 deep", arguments: [1, 17])
  func deepLoads(count: Int) throws {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 1...count {
      let next = number == count ? 1 : number + 1
      try Data("load s\(next)\nopen\n".utf8).write(to: folder.appending(path: "s\(number)"))
    }
    let result = try Program.run(["run", "s1"], folder: folder)
    #expect(result.status == 2 && result.output.isEmpty && !result.errors.isEmpty)
  }
}
