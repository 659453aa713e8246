import CommandLanguage
import LifecycleModel
import Testing

/// The last accepted value and the first rejected one.
struct BoundaryTests {
  struct Sample: Sendable {
    var text: String
    /// `COLUMN: SENTENCE`.
    var wanted: String
    var place = ParseContext.Place.script
    var length: Int?
  }

  static let refused: [Sample] = [
    Sample(
      text: "wait 31622401s", wanted: "6: read \"31622401s\", expected at most 366 days (8784h)"),
    // Seven digits for 9 ms.
    Sample(text: "wait 0.0000025h", wanted: "6: read \"0.0000025h\", expected whole milliseconds"),
    Sample(text: "battery", wanted: "8: the command ends here, expected a whole number, 0 or more"),
    Sample(text: "battery 101", wanted: "9: read \"101\", expected a number from 0 to 100"),
    Sample(text: "link 1a:x", wanted: url(6, "1a:x")),
    Sample(text: "link a:", wanted: url(6, "a:")),
    Sample(text: "link abc", wanted: url(6, "abc")),
    Sample(text: "link a_b:c", wanted: url(6, "a_b:c")),
    Sample(text: "link \"a:b c\"", wanted: url(6, "a:b c")),
    Sample(text: "link a:é", wanted: url(6, "a:é")),
    Sample(text: "link a:\u{7F}", wanted: url(6, "a:?")),
    Sample(text: "assume :3 true", wanted: assumedPlace(":3")),
    Sample(text: "assume 3. true", wanted: assumedPlace("3.")),
    Sample(text: "assume 3.0 true", wanted: assumedPlace("3.0")),
    Sample(text: "assume 3.1.2 true", wanted: assumedPlace("3.1.2")),
    Sample(text: "assume 3 case \"\"", wanted: "15: read \"\", expected a name"),
    Sample(
      text: "expect called didBecomeActive -1 times",
      wanted: "31: read \"-1\", expected a number from 0 to 1000000000"),
    Sample(
      text: "expect called didBecomeActive 2 time", wanted: "33: read \"time\", expected \"times\""),
    Sample(text: "expect treated a tap", wanted: "16: read \"a\", expected \"as\""),
    Sample(text: "expect flag x =", wanted: "16: the command ends here, expected a value"),
    Sample(text: "expect flag a(b = 1", wanted: "13: read \"a(b\", expected a name"),
    Sample(
      text: "expect calls didBecomeActive,nope",
      wanted: "30: read \"nope\", expected the name of a callback, as in \"didBecomeActive\""),
    Sample(text: "show state all", wanted: "12: read \"all\", expected the end of the command"),
    Sample(text: "keep", wanted: "1: read \"keep\", expected a command; did you mean keepalive?"),
    // Two words begin with it, so neither is suggested.
    Sample(text: "bra", wanted: "1: read \"bra\", expected a command"),
    Sample(
      text: "bra", wanted: "1: \"bra\" can stand for branches, branch", place: .prompt),
    Sample(
      text: "push alert \"a\"bcd",
      wanted: "15: expected a blank or ; behind the closing quotes or brace", length: 1),
    Sample(
      text: "等待 a秒",
      wanted: "4: read \"a秒\", expected a duration such as 30s, 2m, 1h or 500ms", place: .prompt),
  ]

  private static func url(_ column: Int, _ read: String) -> String {
    "\(column): read \"\(read)\", expected a URL with its scheme, as in myapp://item/7"
  }

  private static func assumedPlace(_ read: String) -> String {
    "8: read \"\(read)\", expected a line, as in 24, 24.2 or AppDelegate.swift:24"
  }

  @Test("what is just too much is refused, with its place", arguments: refused)
  func isRefused(sample: Sample) throws {
    let found = try #require(error(sample.text, in: sample.place))
    #expect("\(found.place.column): \(found.sentence.en)" == sample.wanted)
    if let length = sample.length { #expect(found.place.length == length) }
  }

  @Test("what is just allowed is read")
  func isRead() throws {
    let long = "a:" + String(repeating: "b", count: 1998)
    #expect(try command("link " + long) == .event(.followedLink(Link(long))))
    #expect(error("link " + long + "b") != nil)
    let rows: [(String, Command)] = [
      ("wait 31622400s", .event(.timePassed(31_622_400_000))),
      ("wait 31622400000ms", .event(.timePassed(31_622_400_000))),
      ("wait 0.000005h", .event(.timePassed(18))), ("battery 100", .event(.batteryAt(100))),
      ("link a:b", .event(.followedLink(Link("a:b")))),
      ("link a+b-c.d1:x", .event(.followedLink(Link("a+b-c.d1:x")))),
      ("assume 24 false", .stage(.assume(Assumption(line: 24, .bool(false))))),
      (
        "assume Sources/App.swift:24.2 true",
        .stage(.assume(Assumption(file: "App.swift", line: 24, number: 2, .bool(true))))
      ),
      (
        "assume 3.1 case .ready",
        .stage(.assume(Assumption(line: 3, number: 1, .enumCase("ready"))))
      ),
      (
        "assume 7 \"a b\"", .stage(.assume(Assumption(line: 7, .text("a b"))))
      ),
      ("show app all", .ask(.show(.appInFull))),
      ("show rules push.arrival.inactive", .ask(.showRule(.pushInactive))),
      ("help banner", .ask(.help("banner"))),
      ("whynot performActionFor", .ask(.whyNotUnplayed(.shortcut))),
      ("whynot banner", .ask(.whyNotShown(.banner))),
      ("app A.swift B.swift", .stage(.app(.files(["A.swift", "B.swift"])))),
    ]
    for (text, wanted) in rows { #expect(try command(text) == wanted, "\(text)") }
    #expect(try prompt("等待 1.5秒") == [.event(.timePassed(1500))])
    #expect(try script("open\r").count == 1)
    #expect(try script("open\r\nhome\r\n") == [.event(.openedApp), .event(.pressedHome)])
  }

  @Test("claims: how often, and values as they are printed")
  func claims() throws {
    func claim(_ text: String) throws -> CommandLanguage.Expectation.Claim? {
      guard case .expect(let expectation)? = try command("expect " + text) else { return nil }
      return expectation.claim
    }
    let active = name("didBecomeActive", .didBecomeActive, .sceneDidBecomeActive)
    let rows: [(String, CommandLanguage.Expectation.Claim)] = [
      ("called didBecomeActive 0 times", .called(active, times: 0, in: nil, withKey: nil)),
      ("called didBecomeActive 1 time", .called(active, times: 1, in: nil, withKey: nil)),
      ("called didBecomeActive 1 times", .called(active, times: 1, in: nil, withKey: nil)),
      (
        "calls didBecomeActive, \"willPresent\"",
        .calls([active, name("willPresent", .willPresent)])
      ),
      ("flag x=\"a b\"", .flag(.any("x"), value: "a b")),
      ("flag x =3", .flag(.any("x"), value: "3")),
      ("flag x =\t\"a b\"", .flag(.any("x"), value: "a b")),
      ("flag x =3 \"a\"", .flag(.any("x"), value: "3 \"a\"")),
      ("flag a_b-c.d1 = 3", .flag(.any("a_b-c.d1"), value: "3")),
    ]
    for (text, wanted) in rows { #expect(try claim(text) == wanted, "\(text)") }
  }

  @Test("a block of a lesson names the lesson's own file and no other")
  func ownApp() throws {
    let context = ParseContext(place: .block, file: "lesson.md", ownApp: "own.swift")
    #expect(
      try CommandParser.parse("app own.swift", context).map(\.command)
        == [.stage(.app(.file(path: "own.swift")))])
    let found = #expect(throws: CommandErrors.self) {
      try CommandParser.parse("app own.swift more.swift", context)
    }
    #expect(found?.errors.first?.kind == .surplus(read: "more.swift", isText: false))
  }

  @Test("errors are counted up to 50; a remark is completed by nothing")
  func others() throws {
    let many = #expect(throws: CommandErrors.self) {
      try script(String(repeating: "opn\n", count: 51))
    }
    #expect(many?.errors.count == 50)
    #expect(Completion.candidates(for: "push # s", cursor: 8).isEmpty)
  }

  @Test("a request to a push service hands its expiration on")
  func expiration() throws {
    func expiration(_ value: String) throws -> Push.Expiration? {
      let payload =
        #"{"message":{"apns":{"headers":{"apns-expiration":""# + value
        + #""},"payload":{"aps":{"alert":"Hi"}}}}}"#
      guard case .event(.sentPush(let push))? = try command("push " + payload) else { return nil }
      #expect(push.visibleText == "Hi")
      return push.expiration
    }
    #expect(try expiration("0") == .zero)
    #expect(try expiration("1700000000") == nil)
  }

  @Test("a text that is one claim: no other command, no other line, and not nothing")
  func alone() throws {
    func read(_ text: String, _ place: ParseContext.Place = .script) throws -> String {
      do {
        return try CommandLanguage.Expectation.read(
          text, from: "claim", ParseContext(place: place, file: "")
        ).canonicalText
      } catch {
        let place = error.errors[0].place
        return "\(place.line):\(place.column) \(error.errors[0].sentence.en)"
      }
    }
    #expect(try read("state active") == "state active")
    #expect(try read("") == "1:1 the command ends here, expected a value")
    #expect(
      try read("state active; tap") == "1:15 read \"tap\", expected the end of the command")
    #expect(try read("state active\ntap") == "2:1 read \"tap\", expected the end of the command")
    #expect(try read("sta act", .prompt) == "state active")
    #expect(try read("ｓｔａｔｅ　active", .prompt) == "state active")
    #expect(try read("sta act").hasPrefix("1:1 read \"sta\""))
  }
}
