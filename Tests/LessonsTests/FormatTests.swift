import CommandLanguage
import LifecycleModel
import Testing

@testable import Lessons

/// What the readers accept, and the places of errors.
@Suite struct FormatTests {
  @Test("a lesson as its author meant it")
  func whole() throws {
    let lesson = try Sample.whole.lesson("cover")
    #expect(lesson.id == "cover")
    #expect(lesson.kind == .break)
    #expect(lesson.stage == .init(profile: .ios9, app: .builtIn("naive"), options: [], modes: nil))
    #expect(lesson.teaches == [.pushInactive])
    #expect(lesson.sources.map(\.spelling) == ["article.1.11"])
    #expect(lesson.minutes == 3)
    #expect(lesson.title == Translated(en: "Under cover", zh: "掩护之下"))
    #expect(lesson.goals.map(\.id) == ["woken"])
    #expect(lesson.keeps.map(\.id) == ["untapped"])
    #expect(lesson.goals[0].sentence.zh?.plain == "delegate 把它当成了点击")
    #expect(lesson.goals[0].expectations.count == 2)
    #expect(lesson.goals[0].expectations.allSatisfy { $0.sinceStart })
    #expect(lesson.task.hints.map(\.mark) == [nil, "woken"])
    #expect(lesson.task.solution?.commands.map(\.text) == ["switcher", "push mixed"])
    #expect(lesson.task.also.count == 1)
    #expect(lesson.task.wrong.map(\.feedback) == ["home"])
    #expect(lesson.task.variant?.start.commands.map(\.text) == ["lock"])
    #expect(lesson.task.variant?.solution.commands.count == 4)
    #expect(lesson.recap.en.count == 1 && lesson.recap.zh?.count == 1)
  }

  @Test("short keys of sources: A7 where one page has it, S1 to S4 for the articles")
  func sources() throws {
    let sample = Sample.whole.changing(
      "cover/lesson.md", "sources: [article.1.11]", "sources: [S1, A11]")
    let keys = try sample.lesson("cover").sources.map(\.spelling)
    #expect(keys == ["article.1.1", "lifecycle.A11"])
  }

  struct Fault: CustomTestStringConvertible {
    var old: String
    var new: String
    var place: String
    var words: String
    var testDescription: String { "\(old) -> \(new)" }

    init(_ old: String, _ new: String, _ place: String, _ words: String) {
      self.old = old
      self.new = new
      self.place = place
      self.words = words
    }
  }

  /// The file of `Sample.header + Sample.cover`: the front matter has 10 lines.
  static let faults: [Fault] = [
    Fault("---\nformat: 1", "format: 1", "1:1", "opens the front matter"),
    Fault("minutes: 3\n---", "minutes: 3", "1:1", "is not closed"),
    Fault("format: 1", "format: 2", "2:9", "read format \"2\", expected 1"),
    Fault("id: cover", "id: Cover", "3:5", "a name of a-z"),
    Fault("kind: break", "kind: brek", "4:7", "did you mean break?"),
    Fault("kind: break", "kind: break\nkid: x", "5:1", "read the key \"kid\""),
    Fault("kind: break", "kind: break\nkind: break", "5:1", "given twice"),
    Fault("kind: break", "kind:", "4:1", "expected a value"),
    Fault("kind: break", "kind:break", "4:6", "a blank behind the colon"),
    Fault("kind: break", "kind: break  # a remark", "", ""),
    Fault("profile: ios9", "profile: ios99", "5:10", "did you mean ios9?"),
    Fault("app: naive", "app: ../naive.swift", "6:6", "a file beside it"),
    Fault("app: naive", "app: {a: b}", "6:1", "has to be a text"),
    Fault("app: naive", "app: &x naive", "6:6", "cannot begin so"),
    Fault("app: naive", "app: 'naive'", "6:6", "double quotes"),
    Fault("app: naive", "app: \"naive\"", "", ""),
    Fault("app: naive", "app: naive: x", "6:11", "with a colon and a blank"),
    Fault(
      "teaches: [push.arrival.inactive]", "teaches: [push.arival.inactive]", "7:11",
      "did you mean push.arrival.inactive?"),
    Fault(
      "teaches: [push.arrival.inactive]", "teaches: [[push.arrival.inactive]]", "7:11",
      "deeper than one bracket"),
    Fault(
      "teaches: [push.arrival.inactive]", "teaches:\n  - push.arrival.inactive", "7:1",
      "expected a value"),
    Fault("teaches: [push.arrival.inactive]", "teaches: [\n  push.arrival.inactive\n]", "", ""),
    Fault(
      "teaches: [push.arrival.inactive]", "teaches: [push.arrival.inactive", "7:10",
      "is not closed, expected ]"),
    Fault("sources: [article.1.11]", "sources: [article.1.99]", "8:11", "did you mean"),
    Fault("minutes: 3", "minutes: 100", "9:10", "from 1 to 60"),
    Fault("minutes: 3\n", "", "9:1", "\"minutes\" is missing"),
    Fault("# Under cover", "## Under cover", "1:1", "expected a title"),
    Fault("# Under cover", "# Under cover\n# Again", "12:1", "a second title"),
    Fault("# Under cover", "#Under cover", "11:1", "expected \"# Title\""),
    Fault("Something covers", "| a | b |\nSomething covers", "12:1", "no tables"),
    Fault("Something covers", "<b>Something covers", "12:1", "no HTML"),
    Fault("Something covers", "See [this](http://x). Something covers", "12:10", "no links"),
    Fault("Something covers", "Something *covers", "12:11", "the * that opens here"),
    Fault(
      "Something covers", String(repeating: "](", count: 3000) + "Something covers", "12:1",
      "more than 4000 characters in a paragraph"),
    Fault(
      "Something covers", String(repeating: "**a** `b` ", count: 500) + "Something covers", "12:1",
      "more than 4000 characters in a paragraph"),
    Fault("Something covers", "Something \u{1B}[2Jcovers", "12:11", "U+1B"),
    Fault("Something covers", "Something \u{202E}covers", "12:11", "U+202E"),
    Fault("```start\n", "```\n", "14:1", "expected behind ```"),
    Fault("```start\n", "```stat\n", "14:4", "did you mean start?"),
    Fault("```start\n", "```start now\n", "14:10", "start has nothing behind it"),
    Fault("```start\nopen", "```start\nprofile ios9\nopen", "15:1", "stand in the front matter"),
    Fault("```start\nopen", "```start\nopem", "15:1", "did you mean open?"),
    Fault("```start\nopen", "```start\nsave x", "15:1", "cannot stand in a block"),
    Fault("```start\nopen", "```start\npush mixed\npush file.apns", "16:6", "push FILE"),
    Fault("```start\nopen", "```start\n", "14:4", "the block start is empty"),
    Fault("```goal id=woken", "```goal", "17:4", "goal needs id=NAME"),
    Fault("```goal id=woken", "```goal id=Woken", "17:9", "a name of a-z"),
    Fault("```goal id=woken", "```goal name=woken", "17:9", "id=NAME"),
    Fault("The delegate takes it for a tap\n", "", "17:4", "the sentence that learners see"),
    Fault("expect treated as tap", "open", "20:1", "cannot stand in goal"),
    Fault("expect treated as tap", "expect treeted as tap", "20:8", "did you mean treated?"),
    Fault("expect not event tap\n", "", "22:4", "only its sentence"),
    Fault("```hint for=woken", "```hint for=wokn", "29:4", "did you mean woken?"),
    Fault("```hint\nWhat makes an app inactive?\n```\n", "", "26:4", "2 blocks hint"),
    Fault("```solution\n", "```solution\nexpect refused\n", "33:1", "cannot stand in solution"),
    Fault("```also\n", "```solution\n", "36:4", "a second block solution"),
    Fault("```wrong feedback=home", "```wrong feedback=hom", "40:4", "did you mean home?"),
    Fault("```feedback id=home", "```feedback id=other", "40:4", "no block feedback has the id"),
    Fault("--\nunlock", "unlock", "47:4", "two parts"),
    Fault("```variant", "```ask", "47:4", "has no block ask"),
    Fault("```variant", "Some text.\n\n```variant", "47:1", "text stands before the first block"),
    Fault("Inactive is not a tap.", "```text", "56:1", "is not closed, expected ```"),
  ]

  @Test("each fault is told at its place", arguments: faults)
  func fault(fault: Fault) throws {
    let sample = Sample.whole.changing("cover/lesson.md", fault.old, fault.new)
    do {
      _ = try sample.lesson("cover")
      #expect(fault.place.isEmpty, "nothing was told")
    } catch let error as Diagnostics {
      let told = error.list.map { fault in
        "\(fault.place.line):\(fault.place.column) \(fault.sentence.en)"
      }
      #expect(!fault.place.isEmpty, "\(told)")
      #expect(
        told.contains { $0.hasPrefix(fault.place + " ") && $0.contains(fault.words) },
        "\(told)")
      for fault in error.list { #expect(!fault.sentence.zh.isEmpty) }
    }
  }

  @Test("the translation: the same headings and blocks")
  func translation() {
    let breaks: [(String, String, String)] = [
      ("```keep id=untapped", "```keep id=tapped", "read ```keep id=tapped, expected"),
      ("```feedback id=home\n那是后台。\n```\n", "", "the translation of ```feedback id=home"),
      ("# 掩护之下", "---\nformat: 1\n---\n# 掩护之下", "no front matter"),
      ("```hint\n找一个手势。\n```", "```start\nopen\n```", "it stands in lesson.md only"),
      ("未激活不等于点击。", "", "behind its last block"),
      ("`didReceive", "## 小标题\n`didReceive", "lesson.md has no ##"),
      ("没有人点击\n", "没有人点击\nexpect not event tap\n", "its sentence alone"),
    ]
    for (old, new, words) in breaks {
      let sample = Sample.whole.changing("cover/lesson.zh-Hans.md", old, new)
      #expect(throws: Diagnostics.self) { try sample.lesson("cover") }
      let told = sample.check("pack/cover").complaints
      #expect(told.contains { $0.sentence.en.contains(words) }, "\(told.map(\.sentence.en))")
      #expect(told.allSatisfy { $0.place.file == "pack/cover/lesson.zh-Hans.md" })
    }
  }

  @Test("limits: bytes, lines, commands")
  func limits() {
    let long = String(repeating: "x", count: LessonLimits.bytes)
    let lines = String(repeating: "\n", count: LessonLimits.lines)
    let commands = String(repeating: "memory\n", count: LessonLimits.commands)
    for (old, new, words) in [
      ("Something covers", long, "is larger than"), ("Something covers", lines, "more than"),
      ("switcher\npush mixed", "switcher\n" + commands + "push mixed", "commands in a block"),
    ] {
      let sample = Sample.whole.changing("cover/lesson.md", old, new)
      let told = sample.check("pack/cover").complaints
      #expect(told.contains { $0.sentence.en.contains(words) }, "\(told.map(\.sentence.en))")
    }
  }

  @Test("any text is read or refused, and nothing else")
  func hostile() {
    let pieces = [
      "---", "```", "```goal id=a", "# ", "- ", "1. ", "**", "`", "[", "{a: ", "\"", "\t", "：",
      "\n",
      "expect ", "--", "\\", "*", "~~~", ">", "|", "format: 1",
    ]
    var seed: UInt64 = 7
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<40 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(seed >> 33) % pieces.count]
        if seed >> 40 & 1 == 0 { text += "\n" }
      }
      for text in [text, Sample.header + text] {
        let sample = Sample(texts: ["pack/a/lesson.md": text, "pack/pack.yaml": text])
        _ = try? sample.files.lesson(in: "pack/a")
        _ = try? sample.files.pack(in: "pack")
      }
    }
  }

  @Test("the hash speaks of the task, not of the prose")
  func hash() throws {
    let hash = try Sample.whole.lesson("cover").hash
    #expect(hash.count == 16)
    func other(_ old: String, _ new: String) throws -> String {
      try Sample.whole.changing("cover/lesson.md", old, new).lesson("cover").hash
    }
    let same = [
      try other("Something covers", "A thing covers"),
      try other("switcher\npush mixed", "control\npush mixed"),
    ]
    #expect(same == [hash, hash])
    let others = [
      try other("expect treated as tap", "expect treated as nothing"),
      try other("```start\nopen", "```start\nopen\nhome"),
      try other("profile: ios9", "profile: ios7"),
    ]
    #expect(!others.contains(hash))
    let flag = try Sample.whole.lesson("flag").hash
    let changed = Sample.whole.changing("flag/app.swift", "Your delegate", "The delegate")
    let flagChanged = try changed.lesson("flag").hash
    #expect(flagChanged != flag)
  }
}
