import CommandLanguage
import Testing
import TextGrid

@testable import Lessons

/// Prose and packs of marks only, as large as they may be: read or refused. What takes quadratic
/// time does not end before `scripts/test` gives up.
@Suite struct HostileProseTests {
  static let marks = ["*", "**", "[", "](", "`", "``", "*[`", "_", "\\", "![", "<", "1. ", "- "]

  @Test("each paragraph as long as it may be, and as many as there may be", arguments: marks)
  func prose(mark: String) throws {
    let paragraph = String(
      String(repeating: mark, count: LessonLimits.paragraph).prefix(LessonLimits.paragraph))
    let count = min(LessonLimits.parts, LessonLimits.bytes / (paragraph.utf8.count + 2)) - 8
    let text = Array(repeating: paragraph, count: count).joined(separator: "\n\n")
    let sample = Sample.whole.changing("cover/lesson.md", "Something covers", text)
    let told = sample.check("pack/cover").complaints.map(\.sentence.en)
    #expect(!told.contains { $0.contains("is larger than") })
    // One sign more is too many, in a paragraph that no other limit refuses.
    let longer = Sample.whole.changing(
      "cover/lesson.md", "Something covers",
      String(repeating: "a", count: LessonLimits.paragraph + 1))
    #expect(
      longer.check("pack/cover").complaints.contains {
        $0.sentence.en.contains("more than \(LessonLimits.paragraph) characters in a paragraph")
      })
  }

  @Test("a pack of very many keys is refused by its lines, with one error for each limit")
  func packKeys() {
    var sample = Sample.whole
    let keys = (0...LessonLimits.lines).map { "lessens\($0): 1\n" }.joined()
    sample.texts["pack/pack.yaml"] = "format: 1\n" + keys
    let told = sample.check().complaints.map(\.sentence.en)
    #expect(told.contains { $0.contains("more than \(LessonLimits.lines) lines") })
    #expect(told.count < 100)
    sample.texts["pack/pack.yaml"] = "format: 1\n" + keys.prefix(LessonLimits.lines * 10)
    #expect(sample.check().hasErrors)
  }

  @Test(
    "fences of very many backticks, words or items end with no more faults than are reported",
    arguments: [
      String(repeating: "`", count: 100_000) + "pushlab\n" + String(repeating: "x\n", count: 3000),
      "```pushlab " + String(repeating: "a ", count: 60_000) + "\nx\n```",
      "```choices\n" + String(repeating: "a,", count: 60_000) + "\n```",
      "```choices\n" + String(repeating: "didBecomeActive,", count: 10_000) + "\n```",
      String(repeating: "](", count: 60_000),
      Array(repeating: String(repeating: "](", count: 1999), count: 50).joined(separator: "\n\n"),
    ])
  func fences(text: String) throws {
    let sample = Sample.whole.changing("cover/lesson.md", "Something covers", "x\n\n" + text)
    let told = sample.check("pack/cover").complaints
    #expect(!told.isEmpty)
    #expect(told.count < 4 * Diagnostics.most)
  }
}
