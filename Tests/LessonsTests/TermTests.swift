import CommandLanguage
import LifecycleModel
import Testing

@testable import Lessons

/// The words that a lesson uses and explains.
@Suite struct TermTests {
  @Test(
    "a command's term is its verb, with the word behind it where that makes it another command",
    arguments: [
      ("switcher", "switcher"), ("push", "push"), ("push silent", "push silent"),
      ("push {\"aps\":{}}", "push"), ("settings style none", "settings style"),
      ("wait 5s", "wait"), ("open now", "open"), ("suspended", "suspended"),
      ("ios.banned", nil), ("ios.ban", "ios.ban"), ("nothing", nil), ("", nil),
      ("didReceiveRemoteNotification", "didReceiveRemoteNotification"),
      ("sceneDidBecomeActive(_:)", "didBecomeActive"),
    ] as [(String, String?)])
  func spelling(text: String, term: String?) {
    #expect(Term(text)?.spelling == term)
  }

  @Test("a callback's term covers another of the same name; others cover only themselves")
  func covers() throws {
    let silent = try #require(Term("push silent"))
    #expect(silent.isCovered(by: silent))
    #expect(try !silent.isCovered(by: #require(Term("push alert"))))
    let both = Term.callbacks([.didBecomeActive, .willResignActive])
    #expect(both.isCovered(by: .callbacks([.didBecomeActive])))
    #expect(Term.callbacks([.didBecomeActive]).isCovered(by: both))
    #expect(!Term.callbacks([.willTerminate]).isCovered(by: both))
    #expect(!both.isCovered(by: silent))
  }

  @Test("the terms of a lesson, each once: its commands, claims, choices and the code of its text")
  func used() throws {
    #expect(
      try Sample.whole.lesson("cover").usedTerms.map(\.spelling) == [
        "open", "switcher", "push mixed", "lock", "unlock", "call", "center",
        "didReceiveRemoteNotification",
      ])
    #expect(
      try Sample.whole.lesson("guess").usedTerms.map(\.spelling) == [
        "open", "home", "push silent", "push alert", "didReceiveRemoteNotification",
      ])
    var tested = Sample.whole.changing(
      "flag/lesson.md", "```solution",
      "```test id=told\nIt is told\nlock\nexpect called willResignActive\n```\n```solution")
    tested.texts["pack/flag/lesson.zh-Hans.md"] = nil
    let terms = try tested.lesson("flag").usedTerms.map(\.spelling)
    #expect(Array(terms.prefix(2)) == ["lock", "willResignActive"])
    let prose = "`wait 5s` and `ios.ban`, `home`, `home` and `willTerminate`."
    let text = Sample.alone(Sample.reading(prose))
    #expect(
      try text.files.lesson(in: "one").usedTerms.map(\.spelling)
        == ["wait", "home", "willTerminate"])
  }

  private func explains(
    _ prose: String, _ spelling: String, chinese: String? = nil
  ) throws -> Bool {
    let translation = chinese.map { "# 一\n\($0)\n" }
    let lesson = try Sample.alone(Sample.reading(prose), chinese: translation).files
      .lesson(in: "one")
    return lesson.hasSentence(
      about: try #require(Term(spelling)), in: chinese == nil ? .english : .simplifiedChinese)
  }

  @Test(
    "a sentence explains a term if it says four words about it",
    arguments: [
      ("`open` brings it to front.", "open", true), ("`open` brings it.", "open", false),
      ("`open` `home` `lock` `call`.", "open", false),
      ("It isn't all that `open` does.", "open", true),
      ("`open` is short. The other sentence is longer.", "open", false),
      ("See `open`! The other sentence is longer.", "open", false),
      ("The first sentence is long. See `open`.", "open", false),
      ("The version 1.5 of it: see `open`.", "open", true),
      ("The text `push silent` says that nobody sees it.", "push silent", true),
      ("The text `push alert` says that nobody sees it.", "push silent", false),
      ("The text `lock, push silent` has two commands.", "push silent", true),
      ("The text `save-lesson` keeps all of it.", "save-lesson", true),
      ("The text `open_home` is no command at all.", "open", false),
      ("The text `open-home` is no command at all.", "open", false),
      ("Then iOS sends `applicationDidBecomeActive` to the app.", "didBecomeActive", true),
      ("Then iOS sends `willResignActive` to the app.", "didBecomeActive", false),
      ("An app is suspended after some seconds.", "suspended", true),
      ("An app is `suspended` after some seconds.", "suspended", true),
      ("Not a method at all is `open`.", "didBecomeActive", false),
      ("Not a method at all is `lock`.", "didBecomeActive", false),
      ("(See `open` it now.)", "open", false),
      ("An app is stopped after some seconds.", "suspended", false),
    ])
  func sentences(prose: String, term: String, isExplained: Bool) throws {
    #expect(try explains(prose, term) == isExplained)
  }

  @Test("a line of a sample explains the command at its beginning; so does Chinese prose")
  func others() throws {
    #expect(try explains("```text\nopen    puts the app in front\n```", "open"))
    #expect(try !explains("```text\nopen    front\n```", "open"))
    #expect(try explains("Text.", "open", chinese: "`open` 打开应用。"))
    #expect(try !explains("Text.", "open", chinese: "`open` 打开。"))
    #expect(try !explains("Text.", "open", chinese: "`open` 打开。另一句话更长一些。"))
    #expect(try !explains("Text.", "open", chinese: "这是一句比较长的话！`open` 打开。"))
  }
}
