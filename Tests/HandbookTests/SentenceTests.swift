import RepositoryHandbook
import Testing

@testable import CommandLanguage
@testable import LifecycleModel

@Suite struct SentenceTests {
  @Test(arguments: Samples.changes)
  func everyChangeHasASentence(change: Change) {
    let text = sentence(for: Step(change: change, rule: .eventHappened, time: 0))
    #expect(!text.en.isEmpty && !text.zh.isEmpty)
    #expect(terminalSafe(text.en, limit: 1000) == text.en)
    #expect(terminalSafe(text.zh, limit: 1000) == text.zh)
    #expect(text.en.allSatisfy { !$0.isHan })
  }

  @Test func theSamplesHaveEveryKindOfChange() {
    #expect(Set(Samples.changes.map(Samples.kind)) == Set(0..<Samples.kinds))
  }

  @Test(arguments: Samples.events)
  func everyEventHasASentence(event: Event) {
    expectReadable(sentence(for: event))
  }

  @Test(arguments: Samples.denials)
  func everyRefusalHasASentence(denial: Denial) {
    for event in Samples.events { expectReadable(sentence(for: denial, of: event)) }
  }

  @Test func theSentencesOfTheBrief() {
    #expect(
      english(.line(SourceLine(line: 42))) == "Line 42 runs.")
    #expect(
      english(
        .property(index: 0, name: "appIsStarting", from: .bool(false), to: .bool(true)))
        == "appIsStarting: false → true")
    let timer = Timer(id: 1, kind: .handler(1), length: 30_000, progress: .due(30_000))
    #expect(english(.timer(timer, .started)) == "Handler timer starts: 30 s.")
    #expect(
      english(.outcome(Outcome(name: NotificationName(id: 1), treatedAs: .tap, was: .arrival)))
        == "The delegate treated the push as a tap; it was an arrival.")
    let refused = Denial(.eventRefused, .wrongScreen(showing: .app, allowed: [.home, .other]))
    #expect(
      english(.refused(.openedApp, refused)) == """
        The icon can be tapped only where the phone shows the Home screen or another app; \
        press Home first.
        """)
  }

  @Test func whyTellsRuleCertaintySourceAndDispute() {
    let step = Step(
      change: .app(.notCalled(NotificationName(id: 1))), rule: .pushKilledNeverWakes, time: 0)
    let text = Handbook.repository.explain(step)
    #expect(text.en.contains("Rule push.killed-never-wakes: "))
    #expect(text.en.contains("Certainty: disputed."))
    #expect(text.en.contains("Source article.2.4: Article 2, "))
    #expect(text.en.contains("Its source lifecycle.A8: application(_:"))
    #expect(text.en.contains("option killed-never-wakes"))
    #expect(text.zh.contains("可信程度：各方说法不一。"))
    #expect(
      text.en.split(separator: "\n").count == text.zh.split(separator: "\n").count)
  }

  @Test("a local notification is not called a push")
  func localNotification() {
    let name = NotificationName(id: 2, isLocal: true)
    #expect(english(.app(.notShown(name))) == "iOS does not show notification 2.")
    #expect(english(.app(.notCalled(name))) == "iOS does not call the app for notification 2.")
    #expect(
      english(.app(.notShown(NotificationName(id: 1)))) == "iOS does not show push 1.")
    #expect(
      english(.outcome(Outcome(name: name, treatedAs: .tap, was: .tap)))
        == "The delegate treated the notification as a tap, and so it was.")
  }

  @Test func theParagraphsStandBehindTheSentence() throws {
    let page = try Handbook.repository.page(of: .pushNoMode).get()
    let paragraphs = page.text.en.split(separator: "\n")
    let step = Step(change: .app(.notCalled(NotificationName(id: 1))), rule: .pushNoMode, time: 0)
    let text = Handbook.repository.explain(step, withParagraphs: true)
    let lines = text.en.split(separator: "\n")
    #expect(lines[1].hasPrefix("Rule push.no-mode: "))
    #expect(Array(lines[2..<(2 + paragraphs.count)]) == paragraphs)
    #expect(lines[2 + paragraphs.count] == "Certainty: documented by Apple.")
    #expect(text.zh.contains("。\n\(page.text.zh)\n可信程度"))
  }

  @Test func aPageThatIsMissingIsSaid() {
    let text = Handbook.unavailable.explain(.pushNoMode)
    #expect(text.en == "Rule push.no-mode: (assets/handbook/push.no-mode.md cannot be read.)")
  }

  @Test func aRuleInTheListHasItsCertaintyAndSource() {
    #expect(
      Handbook.repository.summary(of: .pushNoMode).en.hasSuffix(
        " in background. [documented by Apple, push.A-BG, push.W14-713, article.1.4, article.4.9]"))
    #expect(Handbook.repository.summary(of: .appCode).en.hasSuffix(" [model choice, article.1.13]"))
    #expect(
      Handbook.repository.summary(of: .pushNoMode).zh.hasSuffix(
        "。［Apple 官方文档、push.A-BG、push.W14-713、article.1.4、article.4.9］"))
  }

  private func english(_ change: Change) -> String {
    sentence(for: Step(change: change, rule: .eventHappened, time: 0)).en
  }
}

@Suite struct HarmlessTests {
  @Test func noControlPasses() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = terminalSafe(String(Character(scalar)))
      #expect(text.unicodeScalars.allSatisfy(isShown))
    }
  }

  @Test("a combining mark hides no quote and no backslash between quotes")
  func quotes() {
    #expect(quoteSafe("a\"\u{301}b") == "a\\\"\u{301}b")
    #expect(quoteSafe("\\\u{301}\u{1B}") == "\\\\\u{301}\\\\u{1B}")
  }

  @Test func aControlIsSpelled() {
    #expect(
      terminalSafe("a\u{1B}[31mb\u{9B}\r\n\u{202E}\u{2028}")
        == "a\\u{1B}[31mb\\u{9B}\\u{D}\\u{A}\\u{202E}\\u{2028}")
  }

  @Test func aLetterThatShowsNothingIsSpelled() {
    #expect(
      terminalSafe("a\u{34F}\u{115F}\u{3164}b") == "a\\u{34F}\\u{115F}\\u{3164}b")
  }

  @Test func textAsPeopleWriteItPasses() {
    for text in ["你好，世界！", "a – “b” №1", "👨‍👩‍👧 ❤️ 🇨🇳", "é e\u{301}", ""] {
      #expect(terminalSafe(text) == text)
    }
  }

  @Test func joinersAndSelectorsPassOnlyWhereTheyShapeSomething() {
    for text in [
      "👩🏽\u{200D}🚀", "🏳\u{FE0F}\u{200D}🌈", "می\u{200C}خواهم", "क\u{94D}\u{200D}ष",
      "1\u{FE0F}\u{20E3}",
    ] {
      #expect(terminalSafe(text) == text)
      #expect(VisibleText.of(text) == text)
      #expect(jsonSafe(text) == text)
    }
    #expect(terminalSafe("pay\u{200C}pal\u{200D}") == "pay\\u{200C}pal\\u{200D}")
    #expect(terminalSafe("a\u{FE0F}👩\u{200D}b") == "a\\u{FE0F}👩\\u{200D}b")
    #expect(VisibleText.of("pay\u{200C}pal", limit: .max) == "pay?pal")
    #expect(VisibleText.of("👩\u{200D}🚀", limit: 2) == "👩\u{200D}…")
    #expect(jsonSafe("pay\u{200D}pal") == "pay\\u200dpal")
  }

  @Test func lengthIsCapped() {
    #expect(terminalSafe(String(repeating: "x", count: 200)).count == 200)
    #expect(
      terminalSafe(String(repeating: "x", count: 201)) == String(repeating: "x", count: 200) + "…")
    #expect(terminalSafe("abc", limit: 2) == "ab…")
  }

  /// Written independently of the code under test.
  private func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      return false
    default: return true
    }
  }
}
