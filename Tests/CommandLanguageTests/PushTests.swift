import CommandLanguage
import LifecycleModel
import Testing

struct PushTests {
  private func push(_ text: String, files: [String: String] = [:], folder: String = "") throws
    -> Push?
  {
    guard case .event(.sentPush(let push))? = try script(text, files: files, folder: folder).first
    else { return nil }
    return push
  }

  @Test func kindsHaveTheirPayloads() throws {
    #expect(
      try push("push alert \"Hi\"")?.payload.compact
        == #"{"aps":{"alert":"Hi","sound":"default"}}"#)
    #expect(
      try push("push mixed Hi")?.payload.compact
        == #"{"aps":{"alert":"Hi","sound":"default","content-available":1}}"#)
    let silent = try #require(try push("push silent"))
    #expect(silent.payload.compact == #"{"aps":{"content-available":1}}"#)
    #expect(silent.type == .background && silent.priority == 5)
    #expect(try push("push badge 0")?.payload.compact == #"{"aps":{"badge":0}}"#)
  }

  @Test func headersComeInAnyOrder() throws {
    let push = try #require(
      try push(
        "push alert priority=5 \"Hi\" expires=1m TYPE=voip collapse=\"a b\" topic=com.x token=old"))
    #expect(push.priority == 5 && push.type == .voip && push.expiration == .after(60_000))
    #expect(push.collapseID == "a b" && push.topic == "com.x" && push.token == .old)
    #expect(push.visibleText == "Hi")
    #expect(try self.push("push silent expires=0")?.expiration == .zero)
  }

  @Test func inlineJSONEndsWhereItEnds() throws {
    let commands = try script(#"push {"aps":{"alert":"a;b # } c"}} priority=1; tap # x"#)
    #expect(commands.count == 2)
    #expect(commands.last == .event(.tapped(1)))
  }

  @Test func filesLieBesideTheScript() throws {
    let files = ["demo/a.apns": #"{"aps":{"content-available":1},"Simulator Target Bundle":"x"}"#]
    let push = try #require(try push("push a.apns topic=x", files: files, folder: "demo"))
    #expect(push.type == .background && push.topic == "x")
    #expect(throws: CommandErrors.self) { try script("push b.apns", files: files, folder: "demo") }
  }

  @Test func faultsInAFileAreToldInThatFile() {
    let error = #expect(throws: CommandErrors.self) {
      try script("push a.json", files: ["d/a.json": "{\n  \"aps\": {},\n}"], folder: "d")
    }
    #expect(
      error?.rendered(in: .english) == """
        d/a.json:2:12: JSON: read a trailing comma before }, expected none behind the last one; \
        Apple's own tools may read over it, a server's will not
          "aps": {},
                   ^
        """)
  }

  @Test func textsComeBack() throws {
    let lines = [
      "push silent priority=10", "push mixed \"Hi\" expires=0 token=bad",
      "push alert \"a\\nb\" collapse=\"x y\" topic=com.example.other",
      #"push {"aps":{"alert":"a\rb","sound":"default"}} type=background"#,
      #"push {"aps":{"alert":{"title":"é","loc-args":[1,2.50,null]}},"x":"\u0000"} expires=1.5s"#,
      #"push {"aps":{"badge":-1}}"#, #"push {"aps":{"badge":1.0}}"#, "push {}",
      #"push alert """#, "push alert \"\u{3000}；“”\" collapse=é#",
    ]
    for line in lines {
      let command = try #require(try script(line).first)
      #expect(try script(command.canonicalText) == [command], "\(line)")
      #expect(try prompt(command.canonicalText) == [command], "\(line)")
    }
  }

  @Test("what a terminal must not get is spelled, and read as what it was")
  func harmfulCharactersAreSpelled() throws {
    let spelled = [
      #"push alert "\u{202E}a\u{1B}""#, #"action "\u{202E}" "\u{3164}""#, #"travel in "\u{115F}""#,
      #"push silent collapse="\u{2028}""#, #"expect flag a = "\u{E0041}""#, #"save "\u{FEFF}x""#,
    ]
    let raw = [
      "push alert \"\u{202E}a\u{1B}\"", "action \"\u{202E}\" \"\u{3164}\"", "travel in \u{115F}",
      "push silent collapse=\"\u{2028}\"", "expect flag a = \"\u{E0041}\"", "save \"\u{FEFF}x\"",
    ]
    for (spelled, raw) in zip(spelled, raw) {
      let command = try #require(try script(raw).first)
      #expect(command.canonicalText == spelled)
      #expect(try script(spelled) == [command] && prompt(spelled) == [command], "\(spelled)")
    }
    for wrong in ["\\u", "\\u41", "\\u{}", "\\u{110000}", "\\u{0000041}", "\\u{+41}", "\\u{41"] {
      #expect(error("push alert \"\(wrong)\"")?.kind == .badEscape("u"), "\(wrong)")
    }
  }
}
