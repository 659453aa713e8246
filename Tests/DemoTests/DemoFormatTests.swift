import CommandLanguage
import Demo
import LifecycleModel
import Testing

@testable import Dashboard
@testable import Lessons

/// The format is closed: anything unknown is an error with its place.
@Suite struct DemoFormatTests {
  @Test("three questions in both languages")
  func reads() throws {
    let script = try Sample.three.script()
    #expect(script.steps.map(\.id) == ["background", "swiped", "switcher"])
    #expect(script.title[.simplifiedChinese] == "三个问题")
    #expect(script.steps[0].minutes == 3)
    #expect(script.steps[1].reveal == .verdict)
    #expect(script.steps[1].panes == [.phone, .flags])
    #expect(script.steps[2].ask?.choices[1].sentence[.simplifiedChinese].plain == "点击")
    #expect(try Sample.three.player().track.right == [0, 1, 1])
  }

  @Test("reveal, show and minutes may stand behind the name of the block as well")
  func attributes() throws {
    let script = try Sample.three
      .changing("```reveal\nverdict\n```", "```reveal verdict\n```")
      .changing("```show\nphone flags\n```", "```show phone flags\n```")
      .changing("```notes\nminutes 3\n", "```notes minutes 3\n").script()
    #expect(script.steps[1].reveal == .verdict)
    #expect(script.steps[1].panes == [.phone, .flags])
    #expect(script.steps[0].minutes == 3)
  }

  static let broken: [(old: String, new: String, line: Int, words: String)] = [
    ("minutes: 10", "minutes: 10\ncolour: red", 8, "colour"),
    ("app: naive", "app: nave", 6, "did you mean naive"),
    ("format: 1", "format: 2", 2, "format"),
    ("## swiped Swiped away", "## Swiped", 40, "## id Title"),
    ("## swiped Swiped away", "## background Again", 40, "given twice"),
    ("```reveal\nverdict", "```reveal\nverdicts", 63, "did you mean verdict"),
    ("```show\nphone", "```show\nphon", 66, "did you mean phone"),
    ("```notes", "```note", 31, "did you mean notes"),
    ("swipe\n```\n```do", "swype\n```\n```do", 46, "did you mean swipe"),
    (
      "```do\npush mixed \"Build finished\"\n```\n```ask\nWhat", "```do\nsave x\n```\n```ask\nWhat",
      77, "save"
    ),
    ("For a tap\nexpect treated as tap\n```", "For a tap\n```", 86, "expect"),
    (
      "```choice\nFor a tap\nexpect treated as tap\n```", "", 79, "1 choice"
    ),
    ("The app switcher is open. A push arrives.\n", "", 69, "caption"),
  ]

  @Test("each fault with its line", arguments: broken.indices)
  func faults(index: Int) throws {
    let fault = Self.broken[index]
    let found = try #require(throws: Diagnostics.self) {
      _ = try Sample.three.changing(fault.old, fault.new).script()
    }
    let first = try #require(found.list.first)
    #expect(first.place.file == Sample.path)
    #expect(first.place.line == fault.line, "\(first.sentence.en)")
    #expect(first.sentence.en.contains(fault.words), "\(first.sentence.en)")
  }

  static let brokenTranslation: [(old: String, new: String, line: Int)] = [
    ("## swiped", "## swept", 19),
    ("```choice\n点击\n```", "", 32),
    ("```choice\n点击\n```", "```choice\n点击\nexpect treated as tap\n```", 43),
    ("```notes\n让大家讨论。\n```", "", 3),
    ("# 三个问题\n", "\n", 1),
  ]

  @Test("the translation has the same steps and words only", arguments: brokenTranslation.indices)
  func translation(index: Int) throws {
    let fault = Self.brokenTranslation[index]
    let found = try #require(throws: Diagnostics.self) {
      _ = try Sample.three.changing(fault.old, fault.new, in: Sample.translationPath).script()
    }
    let first = try #require(found.list.first)
    #expect(first.place.file == Sample.translationPath)
    #expect(first.place.line == fault.line, "\(first.sentence.en)")
  }

  @Test("control and direction characters, too many steps, a file too large")
  func hostile() throws {
    for text in ["\u{1B}[31m", "\u{202E}"] {
      #expect(throws: Diagnostics.self) {
        _ = try Sample.three.changing("Swiped away", text).script()
      }
    }
    let many = (0..<200).map { "\n## s\($0) Title\nCaption.\n" }.joined()
    #expect(throws: Diagnostics.self) {
      _ = try Sample.three.changing("## background In", many + "\n## background In").script()
    }
    // A place for each word, on a line that is not scanned for each place.
    let words = String(repeating: "- ", count: 10_000)
    #expect(throws: Diagnostics.self) {
      _ = try Sample.three.changing("push mixed \"Build finished\"", words).script()
    }
    let large = String(repeating: "x", count: LessonLimits.bytes)
    #expect(throws: Diagnostics.self) {
      _ = try Sample.three.changing("Let them talk.", large).script()
    }
  }
}
