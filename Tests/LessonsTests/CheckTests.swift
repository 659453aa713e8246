import CommandLanguage
import Testing

@testable import Lessons

/// Each check fails on a lesson that is broken in exactly that way, and on no other.
@Suite struct CheckTests {
  struct Break: CustomTestStringConvertible {
    var check: LessonCheck
    var file: String
    var old: String
    var new: String
    /// The line of the finding; nil for any.
    var line: Int?

    init(
      _ check: LessonCheck, _ file: String, _ old: String, _ new: String, line: Int? = nil
    ) {
      self.check = check
      self.file = file
      self.old = old
      self.new = new
      self.line = line
    }

    var testDescription: String { "\(check.rawValue): \(old) -> \(new)" }
  }

  static let cover = "cover/lesson.md"
  static let chinese = "cover/lesson.zh-Hans.md"

  static let breaks: [Break] = [
    Break(.format, cover, "expect treated as tap", "expect treated as tapp", line: 20),
    Break(.stage, cover, "```start\nopen", "```start\nopen\nopen", line: 16),
    Break(.stage, "flag/fixed.swift", "appIsStarting = true", "appIsStarting = = true"),
    Break(
      .start, cover,
      "expect called didReceiveRemoteNotification in inactive\nexpect treated as tap",
      "expect state active", line: 17),
    Break(.start, cover, "expect not event tap", "expect state inactive", line: 22),
    Break(
      .start, "flag/lesson.md", "property: [arrival-is-arrival, tap-is-tap]", "property: no-trap"),
    Break(.solution, cover, "switcher\npush mixed\n", "home\nswitcher\npush mixed\n", line: 32),
    Break(.also, cover, "center\npush mixed\n", "center\nclose\npush mixed\n", line: 36),
    Break(.wrong, cover, "home\npush mixed\n", "control\npush mixed\n", line: 40),
    Break(.wrong, cover, "home\npush mixed\n", "switcher\n", line: 40),
    Break(
      .wrong, "guess/lesson.md", "predict didReceiveRemoteNotification, shown banner",
      "predict shown banner"),
    Break(
      .wrong, "flag/stays-up.swift",
      "func applicationDidBecomeActive(_ application: UIApplication) {\n",
      "func applicationDidBecomeActive(_ application: UIApplication) {\n    appIsStarting = false\n"
    ),
    Break(.terms, cover, "minutes: 3", "minutes: 3\nexplains: [crash]", line: 10),
    Break(.needless, cover, "switcher\npush mixed\n", "switcher\nmemory\npush mixed\n", line: 34),
    Break(.shorter, cover, "switcher\npush mixed\n", "home\nother\nopen\nswitcher\npush mixed\n"),
    Break(.shorter, cover, "minutes: 3", "minutes: 3\nshorter-allowed: I like it", line: 10),
    Break(
      .reachable, cover, "expect treated as tap",
      "expect treated as tap\nexpect terminated by reboot",
      line: 17),
    Break(.variant, cover, "unlock\nopen\ncall\npush mixed", "unlock\nopen\npush mixed", line: 47),
    Break(
      .questions, "guess/lesson.md", "```ask\npush alert",
      "```ask\nhome\nswitcher\nswitcher\npush alert"),
    Break(.property, cover, "minutes: 3", "minutes: 3\nproperty: no-trap", line: 33),
    Break(
      .hints, cover, "What makes an app inactive?", "Try `switcher`, then `push mixed`.", line: 27),
    Break(
      .names, cover, "`didReceiveRemoteNotification` comes", "`didRecieveRemoteNotification` comes",
      line: 12),
    Break(.names, cover, "That is the background.", "That is `settings notification off`."),
    Break(.names, cover, "That is the background.", "That is `ios.bann`."),
    Break(.names, chinese, "那是后台。", "试试 `swicher`。"),
    Break(.translation, chinese, "", ""),
    Break(.chinese, chinese, "那是后台。", "那是 background。"),
    Break(.chinese, chinese, "那是后台。", "那是后台."),
    Break(
      .fits, cover, "Inactive is not a tap.",
      String(repeating: "Inactive is not a tap. ", count: 40)),
    Break(
      .fits, cover, "Something covers",
      "```text\n" + String(repeating: "x", count: 71) + "\n```\nSomething covers"),
    Break(.fits, cover, "Nobody taps", String(repeating: "Nobody taps ", count: 20)),
    Break(.unwritten, chinese, "那是后台。", "..."),
    Break(.trace, "cover/solution.trace", "remote", "Remote"),
    Break(.trace, "cover/solution.trace", "> switcher\n", "> center\n"),
    Break(.pack, "pack.yaml", "lessons: [cover, guess", "lessons: [cover", line: 1),
    Break(.pack, "pack.yaml", "format: 1", "format: 2", line: 1),
    Break(.pack, "why/lesson.md", "id: why", "id: cover", line: 3),
    Break(.needs, "guess/lesson.md", "needs: [cover]", "needs: [why]", line: 7),
    Break(.needs, "guess/lesson.md", "needs: [cover]", "needs: [covers]", line: 7),
    Break(.renamed, "pack.yaml", "{old-cover: cover}", "{old-cover: covers}"),
    Break(.renamed, "pack.yaml", "{old-cover: cover}", "{cover: guess}"),
    Break(.rules, "pack.yaml", "", "not-taught: [app.code]\n"),
  ]

  @Test("the pack that is broken below is whole")
  func whole() {
    let result = Sample.whole.check()
    #expect(result.complaints.flatMap { $0.lines(in: .english) } == [])
    #expect(result.lessons == 4)
    #expect(result.failed == 0)
    #expect(result.passed > 40)
  }

  @Test("each check fails where a lesson is broken in just that way", arguments: breaks)
  func fails(broken: Break) throws {
    var sample = Sample.whole
    if broken.check == .translation {
      sample.texts["pack/" + broken.file] = nil
    } else if broken.file == "cover/solution.trace", broken.old == "remote" {
      sample.texts["pack/" + broken.file] = nil
    } else {
      sample = sample.changing(broken.file, broken.old, broken.new)
    }
    let result = sample.check()
    let told = result.complaints.filter { $0.check == broken.check }
    #expect(!told.isEmpty, "\(result.complaints.flatMap { $0.lines(in: .english) })")
    #expect(result.hasErrors)
    if let line = broken.line {
      #expect(told.contains { $0.place.line == line }, "\(told.flatMap { $0.lines(in: .english) })")
    }
  }

  @Test("every check is broken once")
  func all() {
    let broken = Set(Self.breaks.map(\.check))
    #expect(
      broken == Set(LessonCheck.allCases).subtracting([.choices, .expect, .rehearsal, .contrast]))
  }

  @Test("a shorter solution with a reason is allowed")
  func allowed() {
    let sample = Sample.whole
      .changing(Self.cover, "switcher\npush mixed\n", "home\nother\nopen\nswitcher\npush mixed\n")
      .changing(Self.cover, "minutes: 3", "minutes: 3\nshorter-allowed: the long way is meant")
    let told = sample.check().complaints.filter { $0.check == .shorter }
    #expect(told.isEmpty)
  }

  @Test("the rules: one that is taught may not be listed as not taught")
  func rules() {
    let rules = "[push.arrival.inactive]"
    let sample = Sample.whole.changing("pack.yaml", "", "not-taught: \(rules)\n")
    let told = sample.check().complaints.filter { $0.check == .rules }
    #expect(told.contains { $0.sentence.en.hasPrefix("push.arrival.inactive is taught") })
    #expect(told.contains { $0.sentence.en.contains("no lesson teaches app.code") })
  }

  @Test("what is found stands in one line, and the last line counts")
  func output() {
    let result = Sample.whole.changing(Self.cover, "Nobody taps\n", "\n").check()
    let line = result.complaints.first?.lines(in: .english).first ?? ""
    #expect(line.hasPrefix("pack/cover/lesson.md:"))
    #expect(line.hasSuffix(" [format]"))
    #expect(line.contains(": error: "))
    #expect(result.summary.hasSuffix(" passed, \(result.failed) failed (4 lessons, 0 demos)"))
  }

  @Test("no lesson, no count")
  func nothing() {
    var checker = Checker(Sample(texts: ["pack/readme.txt": "x"]).files)
    let found = checker.check("pack")
    #expect(!found)
  }

  @Test("a single lesson, its file, or a folder above packs")
  func paths() {
    for path in ["pack/guess", "pack/guess/", "pack/guess/lesson.md"] {
      #expect(Sample.whole.check(path).lessons == 1)
    }
    var checker = Checker(Sample.whole.files)
    let found = checker.check("pack/pack.yaml")
    #expect(found)
    #expect(checker.result.lessons == 4)
  }
}
