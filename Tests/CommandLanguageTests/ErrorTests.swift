import CommandLanguage
import Payloads
import Testing

/// Every kind of error, with its line, column, caret and sentence.
struct ErrorTests {
  struct Fault: Sendable {
    var text: String
    var wanted: String
    var place = ParseContext.Place.script
  }

  static let faults: [Fault] = [
    Fault(
      text: "open\n  puhs silent",
      wanted: """
        s:2:3: read "puhs", expected a command; did you mean push?
          puhs silent
          ^~~~
        """),
    Fault(
      text: "frobnicate",
      wanted: """
        s:1:1: read "frobnicate", expected a command
        frobnicate
        ^~~~~~~~~~
        """),
    Fault(
      text: "\"open\"",
      wanted: """
        s:1:1: read "open", expected a command
        "open"
        ^~~~~~
        """),
    Fault(
      text: "等待 5s",
      wanted: """
        s:1:1: read "等待", expected a command; did you mean wait?
        等待 5s
        ^~~~
        """),
    Fault(
      text: "keepal",
      wanted: """
        s:1:1: read "keepal", expected a command; did you mean keepalive?
        keepal
        ^~~~~~
        """),
    Fault(
      text: "push",
      wanted: """
        s:1:5: the command ends here, expected alert, silent, mixed, badge, rich, voip, {JSON} or an .apns or \
        .json file
        push
            ^
        """),
    Fault(
      text: "push slient; open",
      wanted: """
        s:1:6: read "slient", expected alert, silent, mixed, badge, rich, voip, {JSON} or an .apns or .json \
        file; did you mean silent?
        push slient; open
             ^~~~~~
        """),
    Fault(
      text: "push alert two words",
      wanted: """
        s:1:16: read "words", expected a header or the end of the command; a text of several words \
        stands in "quotes"
        push alert two words
                       ^~~~~
        """),
    Fault(
      text: "push silent prio=5",
      wanted: """
        s:1:13: read "prio", expected one of priority, type, expires, collapse, topic, token, auth; \
        did you mean priority?
        push silent prio=5
                    ^~~~~~
        """),
    Fault(
      text: "push silent priority=7",
      wanted: """
        s:1:13: read "7", expected one of 10, 5, 1
        push silent priority=7
                    ^~~~~~~~~~
        """),
    Fault(
      text: "push silent topic=",
      wanted: """
        s:1:13: expected a value behind "topic="
        push silent topic=
                    ^~~~~~
        """),
    Fault(
      text: "push silent token=bad token=old",
      wanted: """
        s:1:23: "token" is given twice
        push silent token=bad token=old
                              ^~~~~~~~~
        """),
    Fault(
      text: "hint",
      wanted: """
        s:1:1: "hint" cannot stand in a script
        hint
        ^~~~
        """),
    Fault(
      text: "open now",
      wanted: """
        s:1:6: read "now", expected the end of the command
        open now
             ^~~
        """),
    Fault(
      text: "push alert \"你好",
      wanted: """
        s:1:12: the quotes that open here are not closed on this line, expected "
        push alert "你好
                   ^
        """),
    Fault(
      text: "push alert \"你\\t\"",
      wanted: """
        s:1:14: read \\t, expected one of \\" \\\\ \\n \\u{202E}
        push alert "你\\t"
                      ^~
        """),
    Fault(
      text: "push alert \"a\"b",
      wanted: """
        s:1:15: expected a blank or ; behind the closing quotes or brace
        push alert "a"b
                      ^
        """),
    Fault(
      text: "push alert “a”",
      wanted: """
        s:1:12: read the typographic quote “, expected "
        push alert “a”
                   ^
        """),
    Fault(
      text: "tap x",
      wanted: """
        s:1:5: read "x", expected a whole number, 1 or more
        tap x
            ^
        """),
    Fault(
      text: "tap 0",
      wanted: """
        s:1:5: read "0", expected a number from 1 to 1000000000
        tap 0
            ^
        """),
    Fault(
      text: "steps 99999999999999999999",
      wanted: """
        s:1:7: read "99999999999999999999", expected a number from 1 to 1000000000
        steps 99999999999999999999
              ^~~~~~~~~~~~~~~~~~~~
        """),
    Fault(
      text: "wait",
      wanted: """
        s:1:5: the command ends here, expected a duration such as 30s, 2m, 1h or 500ms
        wait
            ^
        """),
    Fault(
      text: "wait 5min",
      wanted: """
        s:1:6: read "5min", expected a duration such as 30s, 2m, 1h or 500ms; did you mean 5m?
        wait 5min
             ^~~~
        """),
    Fault(
      text: "wait 8785h",
      wanted: """
        s:1:6: read "8785h", expected at most 366 days (8784h)
        wait 8785h
             ^~~~~
        """),
    Fault(
      text: "wait 1.0005s",
      wanted: """
        s:1:6: read "1.0005s", expected whole milliseconds
        wait 1.0005s
             ^~~~~~~
        """),
    Fault(
      text: "whynot didBecomActive",
      wanted: """
        s:1:8: read "didBecomActive", expected the name of a callback, as in "didBecomeActive"; \
        did you mean didBecomeActive?
        whynot didBecomActive
               ^~~~~~~~~~~~~~
        """),
    Fault(
      text: "expect calls willPresent, , willPresent",
      wanted: """
        s:1:27: read ",", expected the name of a callback, as in "didBecomeActive"
        expect calls willPresent, , willPresent
                                  ^
        """),
    Fault(
      text: "expect state running",
      wanted: """
        s:1:14: read "running", expected one of not-running, inactive, active, background, suspended
        expect state running
                     ^~~~~~~
        """),
    Fault(
      text: "expect state active since start",
      wanted: """
        s:1:21: "since start" goes with claims about steps; "state" is about the world now
        expect state active since start
                            ^~~~~
        """),
    Fault(
      text: "expect flag x == 3",
      wanted: """
        s:1:15: read "==", expected "="
        expect flag x == 3
                      ^~
        """),
    Fault(
      text: "expect event why",
      wanted: """
        s:1:14: read "why", expected the verb of an event, as in "tap"
        expect event why
                     ^~~
        """),
    Fault(
      text: "expect flag ios.bann = true",
      wanted: """
        s:1:13: read "ios.bann", expected one of ios.ban, ios.first-unlock, ios.locked, ios.token, \
        ios.permission, ios.refresh, ios.low-power, ios.online, ios.debugger, ios.stored-push, \
        ios.held-push, ios.badge; did you mean ios.ban?
        expect flag ios.bann = true
                    ^~~~~~~~
        """),
    Fault(
      text: "push {\"aps\":{},}",
      wanted: """
        s:1:15: JSON: read a trailing comma before }, expected none behind the last one; \
        Apple's own tools may read over it, a server's will not
        push {"aps":{},}
                      ^
        """),
    Fault(
      text: "push {aps:1}",
      wanted: """
        s:1:7: JSON: read the key aps without quotes; did you mean "aps"?
        push {aps:1}
              ^~~
        """),
    Fault(
      text: "push none.apns",
      wanted: """
        s:1:6: there is no file none.apns
        push none.apns
             ^~~~~~~~~
        """),
    Fault(
      text: #"push alert "a\u{D800}""#,
      wanted: #"""
        s:1:14: read \u, expected one of \" \\ \n \u{202E}
        push alert "a\u{D800}"
                     ^~~~~~~~
        """#),
    Fault(
      text: "s",
      wanted: """
        s:1:1: "s" can stand for sheet, switcher, swipe, settings, step, steps, show, save, save-lesson, solution
        s
        ^
        """,
      place: .prompt),
    Fault(
      text: "op\u{1B}[31m\u{0}\u{202E}en",
      wanted: """
        s:1:1: read "op?[31m??en", expected a command
        op?[31m??en
        ^~~~~~~~~~~
        """),
  ]

  @Test(arguments: faults) func saysWhereAndWhat(_ fault: Fault) {
    #expect(error(fault.text, in: fault.place)?.rendered(in: .english) == fault.wanted)
  }

  @Test func speaksChinese() {
    #expect(
      error("puhs")?.sentence.zh == "未知命令“puhs”，是否要输入 push？")
    #expect(error("push silent 3")?.sentence.zh == "多余的参数“3”")
    for fault in ErrorTests.faults {
      let sentence = error(fault.text, in: fault.place)?.sentence
      #expect(sentence?.zh.isEmpty == false && sentence?.zh != sentence?.en)
    }
  }

  @Test func tellsAllFaultsOfAText() {
    let errors = #expect(throws: CommandErrors.self) { try script("opn\nopen\ntapp\nhome x") }
    #expect(errors?.errors.map(\.place.line) == [1, 3, 4])
    let many = #expect(throws: CommandErrors.self) {
      try script(String(repeating: "opn\n", count: 1000))
    }
    #expect(many?.errors.count == CommandParser.mostErrors)
  }

  @Test func cutsLongLines() throws {
    let line = String(repeating: "open; ", count: 1000) + "opn" + String(repeating: " ", count: 99)
    let fault = try #require(error(line))
    #expect(fault.place.column == 6001 && fault.place.length == 3)
    let quote = try #require(fault.place.quote).text
    #expect(quote.unicodeScalars.count <= 80)
    #expect(quote.hasPrefix("…") && quote.hasSuffix("…"))
    let lines = fault.rendered(in: .english).split(separator: "\n")
    let caret = lines[2].prefix { $0 == " " }.count
    #expect(lines[1].dropFirst(caret).hasPrefix("opn"))
  }

  @Test func filesSayWhyTheyCannotBeRead() {
    let faults: [FileFault] = [
      .notFound, .notAllowed, .notRegular, .tooLarge(limit: 9),
      .other(Bilingual(en: "x", zh: "y")),
    ]
    for fault in faults {
      let context = ParseContext(place: .script, file: "s") { _ in .failure(fault) }
      let error = #expect(throws: CommandErrors.self) {
        try CommandParser.parse("push a.json", context)
      }
      #expect(error?.errors.first?.kind == .file(path: "a.json", fault))
      #expect(error?.rendered(in: .simplifiedChinese).isEmpty == false)
    }
  }

  @Test func aPayloadIsAnObject() {
    let error = #expect(throws: CommandErrors.self) {
      try script("push a.json", files: ["a.json": "[1]"])
    }
    #expect(error?.errors.first?.kind == .payloadIsNoObject(path: "a.json"))
  }
}
