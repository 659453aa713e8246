import CommandLanguage
import LifecycleModel
import Testing
import TextGrid

@testable import Lessons

extension Sample {
  /// A lesson with only a text, which begins in line 12. `keys`: lines of its front matter.
  static func reading(
    _ prose: String, id: String = "one", keys: String = "", title: String = "One"
  ) -> String {
    let head = [
      "---", "format: 1", "id: \(id)", "kind: read", "profile: ios9", "app: naive",
      "teaches: [push.arrival.inactive]", "sources: [article.1.11]", "minutes: 3\(keys)", "---",
      "# \(title)", "",
    ]
    return head.joined(separator: "\n") + prose + "\n"
  }

  /// A sample with only this lesson, in the folder `one`.
  static func alone(_ text: String, chinese: String? = nil) -> Sample {
    var sample = Sample(texts: ["one/lesson.md": text])
    sample.texts["one/lesson.zh-Hans.md"] = chinese
    return sample
  }

  /// The findings of one check, without the path and the name of the check.
  func told(_ check: LessonCheck, in path: String = "one") -> [String] {
    self.check(path).complaints.filter { $0.check == check }
      .map { "\($0.place.line): \($0.sentence.en)" }
  }
}

/// The checks of texts for learners.
@Suite struct CheckWordsTests {
  @Test("names in code: Apple's callbacks, flags, commands and the delegate's own are right")
  func rightNames() {
    let right = """
      `application(_:didFinishLaunchingWithOptions:)`, `didFinishLaunching`, `ios.ban`, `willX`,
      `didFooX`, `didnothing`, `willowish`, `didSay hello`, `did/Say/So`, `didSay.so`, `opne`,
      `Switcer`, `switchér`, `swi-tcer`, `switchers`, `xyzxyz`, `wait`, `open`, `push mixed`, `wait …s`,
      `theme dark`, `application(`. Words that only look like a command: `locked`, `active`,
      `background`, `previews`, `modern`.
      """
    #expect(Sample.alone(Sample.reading(right)).told(.names) == [])
  }

  @Test("names that nothing has, each with what is near to it")
  func wrongNames() {
    let wrong = """
      `ios.bann`, `didFooXy`, `willFooXy`, `application(_:didFoo:)`, `sceneDidFoo`, `scene(`,
      `switcer`, `rebot`, `push mixd`, `wait x`, `theme drak`.
      """
    let told = Sample.alone(Sample.reading(wrong)).told(.names)
    let callback = "there is no such callback"
    #expect(
      told.prefix(6) == [
        "12: `ios.bann`: iOS has no such flag here; did you mean ban?",
        "12: `didFooXy`: \(callback)", "12: `willFooXy`: \(callback)",
        "12: `application(_:didFoo:)`: \(callback)", "12: `sceneDidFoo`: \(callback)",
        "12: `scene(`: \(callback)",
      ])
    let command = "there is no such command; did you mean"
    #expect(
      told.dropFirst(6).prefix(2) == [
        "12: `switcer`: \(command) switcher?", "12: `rebot`: \(command) reboot?",
      ])
    #expect(told.count == 11)
    #expect(told[8].hasPrefix("12: `push mixd`: read \"mixd\", expected alert, "))
    #expect(told[9].hasPrefix("12: `wait x`: read \"x\", expected a duration"))
    #expect(told[10].hasPrefix("12: `theme drak`: "))
  }

  // MARK: Chinese

  private func chinese(_ runs: (String, Rich.Style)...) -> [String] {
    let rich = Rich(runs.map { Rich.Run(text: $0.0, style: $0.1) })
    return chineseComplaints(in: rich, SourcePlace(file: "x", line: 7)).map(\.sentence.en)
  }

  @Test(
    "English words in a Chinese sentence: not those with a capital letter, a dot, one letter or none",
    arguments: [
      ("那是 background", "background"), ("那是 Background", nil), ("那是 iPad", nil), ("按 a", nil),
      ("按 ab", "ab"), ("有 e2e 测试", "e2e"), ("共 12 个", nil), ("共 2x 个", nil), ("a--b", "a--b"),
      ("一个 well-known 例子", "well-known"), ("在 main.swift 里", nil), ("一个 token", nil),
      ("几个 tokens", "tokens"), ("café 里", "caf"), ("打开App再退出", nil), ("--", nil),
    ] as [(String, String?)])
  func english(text: String, word: String?) {
    let told = word.map { ["the English word “\($0)” stands in a Chinese sentence"] } ?? []
    #expect(chinese((text, .plain)) == told)
    #expect(chinese((text, .code)) == [])
  }

  @Test(
    "narrow signs: beside a Chinese character, at either end",
    arguments: [
      (",好", ","), ("好.", "."), ("好,X", ","), ("X,好", ","), ("好X, Y", nil), ("X, Y好", nil),
      ("X,Y好", nil), ("X,", nil), (",X", nil), ("(好)", "("), ("好，好", nil), ("好！X!", nil),
    ] as [(String, Character?)])
  func signs(text: String, sign: Character?) {
    let told = sign.map { ["the sign \($0) in a Chinese sentence is not full-width"] } ?? []
    #expect(chinese((text, .plain)) == told)
  }

  @Test("signs in code are the code's; beside it they count where Chinese is on the other side")
  func signsOfCode() {
    #expect(chinese(("好", .plain), (",", .code), ("好", .plain)) == [])
    #expect(chinese(("open", .code), (",", .plain), ("home", .code)) == [])
    #expect(chinese(("open", .code), (",好", .plain)).count == 1)
    #expect(chinese(("那是 home好.", .strong)).count == 2)
  }

  // MARK: All texts

  @Test("the texts of a lesson, in their order, in both languages as far as they are there")
  func words() throws {
    var sample = Sample.whole
    var lesson = try sample.lesson("why")
    func list(_ lesson: Lesson) -> [String] {
      lesson.words.map { words in
        let name = words.place.file.split(separator: "/").last ?? ""
        return "\(words.part) \(name):\(words.place.line) "
          + words.blocks.flatMap(\.words).map(\.plain).joined(separator: "|")
      }
    }
    let english = [
      "title lesson.md:1 Why", "text lesson.md:12 Why does it fail?",
      "hint lesson.md:23 Look at the state.", "hint lesson.md:26 Count its causes.",
      "choice lesson.md:14 Because of the network",
      "reply lesson.md:16 The network has no part in it.",
      "choice lesson.md:18 Because inactive has several causes", "reply lesson.md:20 Just so.",
      "text lesson.md:1 ",
    ]
    let file = "lesson.zh-Hans.md"
    let chinese = [
      "title \(file):1 原因", "text \(file):2 为什么会失败？", "hint \(file):13 看看状态。",
      "hint \(file):16 数数成因。", "choice \(file):1 因为网络", "reply \(file):6 这与网络无关。",
      "choice \(file):1 因为未激活有多种成因", "reply \(file):10 正是如此。", "text \(file):1 ",
    ]
    #expect(list(lesson) == english + chinese)
    #expect(lesson.words.prefix(9).allSatisfy { $0.language == .english })
    #expect(lesson.words.dropFirst(9).allSatisfy { $0.language == .simplifiedChinese })
    sample.texts["pack/why/" + file] = nil
    lesson = try sample.lesson("why")
    #expect(list(lesson) == english)
  }

  // MARK: Sizes, and what is still to be written

  @Test("a title, a line of code and a paragraph fit to the last cell, and no more")
  func fits() {
    func told(_ prose: String, title: String = "One") -> [String] {
      Sample.alone(Sample.reading(prose, title: title)).told(.fits)
    }
    func x(_ count: Int) -> String { String(repeating: "x", count: count) }
    #expect(told("Text.", title: x(60)) == [])
    #expect(told("Text.", title: x(61)) == ["1: a title of 61 cells; at most 60 fit"])
    let width = Pages.width
    #expect(told("```text\n\(x(width))\n```") == [])
    #expect(
      told("```text\n\(x(width + 1))\n```")
        == ["12: a line of code of \(width + 1) cells; at most \(width) fit"])
    func lines(_ count: Int) -> String {
      [String](repeating: x(width), count: count).joined(separator: " ")
    }
    let most = Pages.highestParagraph
    #expect(told(lines(most)) == [])
    let long = told(lines(most + 1))
    #expect(long.count == 1 && long[0].hasPrefix("12: \(most + 1) lines at 80x24; "))
  }

  @Test("the sentence of a goal has two lines at most")
  func sentences() {
    func told(_ lines: Int) -> [String] {
      let sentence = [String](repeating: String(repeating: "x", count: Pages.width), count: lines)
      return Sample.whole.changing(
        "cover/lesson.md", "Nobody taps\n", sentence.joined(separator: " ") + "\n"
      ).told(.fits, in: "pack/cover")
    }
    #expect(told(2) == [])
    #expect(told(3).count == 1)
  }

  @Test("three dots alone are still to be written")
  func unwritten() {
    for (text, count) in [("...", 1), ("…", 1), ("……", 1), ("....", 0), ("... not", 0)] {
      #expect(Sample.alone(Sample.reading(text)).told(.unwritten).count == count, "\(text)")
    }
  }

  // MARK: Terms and hints

  @Test("a lesson that has no translation yet is asked for the English sentence of a term alone")
  func termsWithoutTranslation() {
    let text = Sample.reading("Text.", keys: "\nexplains: [switcher]")
    #expect(
      Sample.alone(text).told(.terms)
        == ["10: no sentence of the English text explains switcher"])
  }

  @Test("the secret of a mended delegate: the lines that are new in it, but for the shortest")
  func newLines() throws {
    let begin = "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n"
    let method = "func applicationDidBecomeActive(_ application: UIApplication) {"
    func isTold(_ hint: String) throws -> Bool {
      var sample = Sample.whole.changing(
        "flag/lesson.md",
        "What went up has to come down before the next push: at the latest when the app has "
          + "arrived in front.", hint)
      sample.texts["pack/flag/app.swift"] = begin + "}\n"
      sample.texts["pack/flag/fixed.swift"] = begin + "  \(method)\n    f()\n    go()\n  }\n}\n"
      let lesson = try sample.lesson("flag")
      let checker = LessonChecker(
        files: sample.files, lesson: lesson, needed: [], isInPack: true)
      return try !checker.hints(sample.files.prepare(lesson)).isEmpty
    }
    #expect(try isTold("Write `\(method)`, and there `go()`."))
    #expect(try !isTold("Write `\(method)`."))
  }
}
