import Foundation
import Testing

/// Every transcript under `Transcripts` is what its own commands must print in format `calls`. A line
/// that begins with `#` is a remark; a word `*` stands for any words.
@Suite struct TranscriptTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  static let names: [String] = {
    let all = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "Transcripts").path)
    return (all ?? []).filter { $0.hasSuffix(".transcript") }.sorted()
  }()

  @Test("the folder is not empty")
  func present() {
    #expect(Self.names.count > 60)
  }

  @Test("transcript", arguments: names)
  func transcript(name: String) throws {
    let text = try String(
      contentsOf: Self.folder.appending(path: "Transcripts/\(name)"), encoding: .utf8)
    let wanted = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    let script = wanted.filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) + "\n" }.joined()
    let found = try ScriptPlay.lines(script)
    for index in 0..<max(wanted.count, found.count) {
      let expected = wanted.indices.contains(index) ? wanted[index] : "(the end)"
      let line = found.indices.contains(index) ? found[index] : "(the end)"
      try #require(matches(expected, line), "line \(index + 1): \(expected) | \(line)")
    }
  }

  func matches(_ pattern: String, _ line: String) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return pattern == line }
    let before = pattern[..<star].trimmingCharacters(in: .whitespaces)
    let after = pattern[pattern.index(after: star)...].trimmingCharacters(in: .whitespaces)
    return line.hasPrefix(before) && line.hasSuffix(after)
  }
}
