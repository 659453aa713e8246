import Testing

@testable import LifecycleModel

/// The text of an alert with keys.
@Suite struct LocalizedTextsTests {
  private static let texts = LocalizedTexts([
    "K": "plain", "ONE": "%@ wrote", "TWO": "%2$@ and %1$@", "ODD": "100%% of %@ %d %9$@ %",
  ])

  private func push(_ members: [(String, JSON)]) -> Push {
    let alert = JSON.object(members.map { JSON.Member($0.0, $0.1) })
    return Push(payload: .object([.init("aps", .object([.init("alert", alert)]))]))
  }

  @Test(
    arguments: [
      ("K", [], "plain"), ("ONE", ["Ann", "Bob"], "Ann wrote"), ("TWO", ["a", "b"], "b and a"),
      ("ODD", ["x"], "100% of x %d %9$@ %"), ("ONE", [], "%@ wrote"), ("NONE", ["a"], "NONE"),
    ] as [(String, [String], String)])
  func argumentsStandInTheirPlaces(_ key: String, _ arguments: [String], _ text: String) {
    let sent = push([
      ("loc-key", .string(key)), ("loc-args", .array(arguments.map { .string($0) })),
    ])
    #expect(sent.text(in: Self.texts) == text)
  }

  @Test func aKeyThatIsFoundComesBeforeThePlainText() {
    let found = push([("body", .string("body")), ("loc-key", .string("K"))])
    #expect(found.text(in: Self.texts) == "plain" && found.textLookup(in: Self.texts) == .found)
    #expect(found.visibleText == "body" && found.textLookup(in: nil) == .noFile)
    let missing = push([("body", .string("body")), ("loc-key", .string("NONE"))])
    #expect(missing.text(in: Self.texts) == "body")
    #expect(missing.textLookup(in: Self.texts) == .missing("NONE"))
  }

  @Test("a joined text ends before the 257th combining mark in a row")
  func joinedMarks() {
    let marks = String(repeating: "\u{301}\u{316}", count: 100)
    let sent = push([
      ("loc-key", .string("x%1$@%1$@ end")), ("loc-args", .array([.string(marks)])),
    ])
    #expect(sent.longRow(in: nil) == .marks)
    #expect(sent.text(in: nil)?.unicodeScalars.count == 1 + String.mostMarks + 1)
    let once = push([("loc-key", .string("%@ end")), ("loc-args", .array([.string(marks)]))])
    #expect(once.longRow(in: nil) == nil && once.text(in: nil) == marks + " end")
  }

  @Test("a joined text has at most 10,000 bytes")
  func joinedBytes() {
    let key = String(repeating: "%1$@", count: 200)
    let sent = push([
      ("loc-key", .string(key)), ("loc-args", .array([.string(String(repeating: "中", count: 99))])),
    ])
    #expect(sent.text(in: nil)?.utf8.count == 9_999 + "…".utf8.count)
  }

  @Test func titleAndBodyAreLookedUpEachForItself() {
    let sent = push([("title", .string("Hi")), ("loc-key", .string("ONE"))])
    #expect(sent.text(in: Self.texts) == "Hi - %@ wrote")
    #expect(sent.visibleText == "Hi - ONE")
  }

  @Test func aLiveActivityHasItsKeysInsideTitleAndBody() {
    let title = JSON.object([
      .init("loc-key", .string("ONE")), .init("loc-args", .array([.string("Ann")])),
    ])
    let sent = push([("title", title), ("body", .object([.init("loc-key", .string("K"))]))])
    #expect(sent.text(in: Self.texts) == "Ann wrote - plain")
    #expect(sent.visibleText == "ONE(Ann) - K")
  }

  @Test func aKeyThatIsATextItselfGetsItsArguments() {
    let sent = push([
      ("loc-key", .string("%@ is knocked down!")), ("loc-args", .array([.string("Panda")])),
    ])
    #expect(sent.visibleText == "Panda is knocked down!")
    #expect(sent.text(in: Self.texts) == "Panda is knocked down!")
  }

  @Test func aFilledTextHasABound() {
    let many = LocalizedTexts(["K": String(repeating: "%1$@", count: 1_000)])
    let sent = push([
      ("loc-key", .string("K")),
      ("loc-args", .array([.string(String(repeating: "x", count: 3_000))])),
    ])
    #expect((sent.text(in: many)?.utf8.count ?? 0) < 20_000)
  }

  @Test func aTextOfTheLongestLengthIsCutThere() {
    let many = LocalizedTexts(["K": "%1$@%1$@", "T": "%@ and %@"])
    let half = String(repeating: "é", count: 5_000)
    let sent = push([("loc-key", .string("K")), ("loc-args", .array([.string(half)]))])
    #expect(sent.text(in: many) == half + "…")
    let short = push([
      ("loc-key", .string("K")), ("loc-args", .array([.string(String(half.dropLast()) + "x")])),
    ])
    // Its 9,999 bytes, and no half of a character.
    #expect(short.text(in: many)?.utf8.count == 9_999 + "…".utf8.count)
    let two = push([
      ("loc-key", .string("T")), ("loc-args", .array([.string("a"), .string("b")])),
    ])
    #expect(two.text(in: many) == "a and b")
  }

  @Test("a text of just the longest length is whole, though nothing is inserted behind it")
  func joinedToTheLongest() {
    let longest = String(repeating: "a", count: 10_000)
    let sent = push([("loc-key", .string("K")), ("loc-args", .array([.string("")]))])
    #expect(sent.text(in: LocalizedTexts(["K": longest + "%@"])) == longest)
    #expect(sent.text(in: LocalizedTexts(["K": longest + "%@b"])) == longest + "…")
  }
}
