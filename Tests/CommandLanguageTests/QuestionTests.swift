import CommandLanguage
import LifecycleModel
import Testing

/// The arguments of `explore`.
struct QuestionTests {
  private func read(_ text: String, _ place: ParseContext.Place = .script) throws -> Exploration {
    try Exploration.read(text, from: "question", ParseContext(place: place, file: ""))
  }

  /// `COLUMN: SENTENCE`.
  private func fault(_ text: String, _ place: ParseContext.Place = .script) -> String? {
    do {
      _ = try read(text, place)
      return nil
    } catch let errors as CommandErrors {
      return errors.errors.first.map { "\($0.place.column): \($0.sentence.en)" }
    } catch {
      return nil
    }
  }

  @Test("properties, a question, depth and events, in any order")
  func questions() throws {
    #expect(
      try read("handler-once tap-is-tap handler-once").aim
        == .properties([.handlerOnce, .tapIsTap]))
    let always = try read("depth 3 always not terminated by crash events open, home")
    #expect(always.canonicalText == "always not terminated by crash depth 3 events open, home")
    #expect(
      try read("never refused after event tap").aim.texts == ["never refused after event tap"])
    #expect(
      try read("from which state active stays possible depth 1000").canonicalText
        == "from which state active stays possible depth 1000")
    #expect(try read("find called willPresent").aim.texts == ["find called willPresent"])
    #expect(try read("eventually state suspended").aim.texts == ["eventually state suspended"])
    // In quotes these words do not end a claim.
    let quoted = try read("always flag x = \"depth\" depth 2")
    #expect(quoted.depth == 2)
    guard case .always(let claim) = quoted.aim else {
      Issue.record("\(quoted.aim)")
      return
    }
    #expect(claim.claim == .flag(.any("x"), value: "depth"))
    #expect(try read("no-t dep 2", .prompt).canonicalText == "no-trap depth 2")
  }

  @Test(
    "what a question may not hold",
    arguments: [
      ("depth 1001", "7: read \"1001\", expected a number from 1 to 1000"),
      ("depth 0", "7: read \"0\", expected a number from 1 to 1000000000"),
      ("no-trap depth", "14: the command ends here, expected a whole number, 1 or more"),
      (
        "always state active depth 3 no-trap",
        "29: read \"no-trap\", expected the end of the command"
      ),
      ("always state active no-trap", "21: read \"no-trap\", expected \"since\""),
      ("no-trap events", "15: the command ends here, expected the verb of an event, as in \"tap\""),
      ("events open,", "13: the command ends here, expected the verb of an event, as in \"tap\""),
      (
        "events open,,home",
        "13: the command ends here, expected the verb of an event, as in \"tap\""
      ),
      (
        "events push alert \"depth\" 3",
        "27: read \"3\", expected a header or the end of the command; a text of several words "
          + "stands in \"quotes\""
      ),
      (
        "events open, show state", "14: read \"show\", expected the verb of an event, as in \"tap\""
      ),
    ])
  func faults(text: String, wanted: String) {
    #expect(fault(text) == wanted)
  }

  @Test("the nearest word of a question; quotes are no beginning of one")
  func nearest() {
    #expect(fault("alw state active")?.hasSuffix("; did you mean always?") == true)
    #expect(fault("no-trap always state active")?.hasPrefix("9: read \"always\"") == true)
    #expect(fault("\"no-t\"", .prompt)?.hasPrefix("1: read \"no-t\"") == true)
  }

  @Test("events are cut at commas outside of quotes and braces, each once")
  func events() throws {
    func texts(_ list: String, _ place: ParseContext.Place = .script) throws -> [String] {
      try EventList.read(list, from: "events", ParseContext(place: place, file: "")).map(\.text)
    }
    let list = #"open, push mixed "a, b", push {"aps":{"alert":"x, y"},"k":[1,2]}, tap"#
    let pushes = [
      "open", #"push mixed "a, b""#, #"push {"aps":{"alert":"x, y"},"k":[1,2]}"#, "tap",
    ]
    #expect(try texts(list) == pushes)
    for blank in ["", " "] {
      let question = try read(
        #"events open, push mixed "a, b"\#(blank), push {"aps":{"alert":"x, y"},"k":[1,2]}\#(blank), "#
          + "tap depth 2")
      #expect(question.events.map(\.text) == pushes && question.depth == 2)
    }
    #expect(try texts(#"push alert "a\", b", home"#) == [#"push alert "a\", b""#, "home"])
    #expect(try texts(#"push alert "a\\", home"#) == [#"push alert "a\\""#, "home"])
    #expect(try texts("open, open,home") == ["open", "home"])
    #expect(try read("events tap 2, push alert depth priority=5, tap 3").events.count == 3)
    #expect(try read("events open, tap 3").events.map(\.text) == ["open", "tap 3"])
    let nothing = #expect(throws: CommandErrors.self) { try texts(",open") }
    #expect(nothing?.errors.first?.kind == .missing(.eventVerb))
    #expect(try texts("push  silent，open") == ["push  silent", "open"])
    #expect(try texts("pu  si，ｔａｐ", .prompt) == ["push silent", "tap"])
    #expect(
      try texts("assume 3 true, option http2 on, network 5s")
        == ["assume 3 true", "option http2 on", "network 5s"])
  }
}

/// Journals, read in slices.
struct JournalReadingTests {
  private func none(_ path: String) -> Result<[UInt8], FileFault> { .failure(.notFound) }

  private func journal(_ lines: [String]) -> JournalReading {
    JournalReading(file: "old.journal", lines: lines)
  }

  @Test("a slice is 250 lines")
  func lines() throws {
    var journal = journal(Array(repeating: "open", count: 251))
    #expect(!journal.isDone && journal.done == 0)
    try journal.readSlice(none)
    #expect(journal.done == 250 && journal.commands.count == 250 && !journal.isDone)
    try journal.readSlice(none)
    #expect(journal.done == 251 && journal.isDone)
  }

  @Test("... or the lines that reach 32 KiB")
  func bytes() throws {
    func line(_ bytes: Int) -> String {
      "push alert " + String(repeating: "x", count: bytes - "push alert ".count)
    }
    var full = journal([line(16_384), line(16_384), "open"])
    try full.readSlice(none)
    #expect(full.done == 2)
    var almost = journal([line(16_384), line(16_383), "open", "home"])
    try almost.readSlice(none)
    #expect(almost.done == 3)
    try almost.readAll(none)
    #expect(almost.isDone && almost.commands.count == 4)
  }

  @Test("events are counted by their first words")
  func events() {
    #expect(journal(["open", "show state", "push mixed \"a b\"", "open", "opn"]).events == 3)
  }

  @Test("the line that is no command is named")
  func fault() {
    var journal = journal(["open", "home", "opn"])
    let fault = #expect(throws: JournalFault.self) { try journal.readAll(none) }
    let words = "is no command that a journal of this version holds"
    #expect(fault?.words.en == "old.journal: line 3 \(words)")
    // A stranger's journal writes nothing, and asks for no long search.
    for line in ["save a", "export svg b", "save-lesson c", "load d", "explore depth 99", "edit"] {
      var foreign = self.journal(["open", line])
      let fault = #expect(throws: JournalFault.self) { try foreign.readAll(none) }
      #expect(fault?.words.en == "old.journal: line 2 \(words)", "\(line)")
    }
  }
}
