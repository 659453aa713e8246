import Testing
import TextGrid

@Suite struct FittingTests {
  @Test(arguments: [
    ("notification", 8, "notific…"), ("notification", 12, "notification"), ("推送通知", 5, "推送…"),
    ("推送通知", 6, "推送…"), ("推送通知", 8, "推送通知"), ("abc", 0, ""), ("abc", 1, "…"),
    ("a\tb", 5, "a   …"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ])
  func truncated(text: String, width: Int, result: String) {
    #expect(text.truncated(to: width) == result)
    #expect(result.displayWidth <= width)
  }

  @Test func padded() {
    #expect("推送".padded(to: 7) == "推送   ")
    #expect("推送".padded(to: 7, .trailing) == "   推送")
    #expect("推送通知".padded(to: 4) == "推… ")
    #expect("".padded(to: 2) == "  ")
  }
}
