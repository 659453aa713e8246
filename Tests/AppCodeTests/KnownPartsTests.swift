import Testing

@testable import AppCode

/// Texts with an unknown part between known pieces.
@Suite struct KnownPartsTests {
  @Test(
    "the pieces answer what they can",
    arguments: [
      ("text.hasPrefix(\"https:\")", "true"), ("text.hasPrefix(\"http:\")", "false"),
      ("text.hasSuffix(\"/a\")", "true"), ("text.hasSuffix(\"/b\")", "false"),
      ("text.contains(\"x.com\")", "true"), ("text.isEmpty", "false"), ("text == \"\"", "false"),
      ("text != \"http://\"", "true"), ("text.starts(with: \"https\")", "true"),
      ("URL(string: text)?.scheme ?? \"-\"", "https"),
      ("URL(string: text)?.host ?? \"-\"", "x.com"),
      ("(\"(\" + text + \")\").hasPrefix(\"(https\")", "true"),
      ("\"\\(text)?\".hasSuffix(\"/a?\")", "true"), ("text", "https://x.com/SDK.id/a"),
    ])
  func known(question: String, answer: String) throws {
    #expect(
      try printed("let text = \"https://x.com/\\(SDK.id)/a\"\nprint(\(question))") == [answer])
  }

  @Test("what the unknown part decides stays unknown")
  func open() throws {
    var play = try Play(
      launching(
        """
        let text = "a-" + SDK.id
        if text.contains("zz") { print(1) }
        if text == "a-b" { print(2) }
        switch text {
        case "": print(3)
        case "b-c": print(4)
        case "a-c": print(5)
        default: print(6)
        }
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["5"])
    #expect(play.assumed.contains("4: a-SDK.id.contains(\"zz\") = false"))
  }
}
