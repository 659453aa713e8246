import BuiltInApps
import CommandLanguage
import Testing
import TextGrid

@testable import Dashboard
@testable import Laboratory

@Suite struct PromptTests {
  func editor(_ text: String, _ inputs: Input...) -> LineEditor {
    var editor = LineEditor(text)
    for input in inputs { if let command = LineEditor.keys[input] { editor.perform(command) } }
    return editor
  }

  @Test("readline's keys")
  func keys() {
    #expect(editor("abc", .key(.control("a"))).cursor == 0)
    #expect(editor("abc", .key(.control("a")), .key(.control("e"))).cursor == 3)
    #expect(editor("abc", .key(.control("b")), .key(.control("k"))).text == "ab")
    #expect(editor("abc", .key(.control("b")), .key(.control("u"))).text == "c")
    #expect(editor("push silent", .key(.control("w"))).text == "push ")
    #expect(editor("push silent", .key(.control("w")), .key(.control("y"))).text == "push silent")
    #expect(editor("psuh", .key(.left), .key(.left), .key(.control("t"))).text == "push")
    #expect(editor("ab", .key(.control("t"))).text == "ba")
    #expect(editor("push silent", .alt("b")).cursor == 5)
    #expect(editor("push silent", .key(.home), .alt("f")).cursor == 4)
    #expect(editor("push silent", .key(.home), .alt("d")).text == " silent")
    #expect(editor("abc", .key(.home), .key(.delete)).text == "bc")
    #expect(editor("", .key(.backspace), .key(.control("t")), .key(.control("d"))).text == "")
  }

  @Test("wide characters and marks are one each")
  func wide() {
    var editor = LineEditor("推送")
    editor.insert("e")
    editor.insert("\u{301}")
    #expect(editor.characters.count == 3)
    editor.perform(.deleteBack)
    editor.perform(.deleteBack)
    #expect(editor.text == "推")
    editor.perform(.back)
    editor.insert("x")
    #expect(editor.text == "x推")
  }

  @Test("the cursor stands where the next character goes")
  func cursor() throws {
    var sample = try Sample()
    #expect(sample.state.render().cursor == nil)
    sample.press(":推送")
    #expect(sample.state.render().cursor?.x == 6)
    sample.press(String(repeating: "很", count: 100))
    let cursor = sample.state.render().cursor
    #expect((0..<80).contains(cursor?.x ?? -1))
  }

  @Test("Enter sends, Esc leaves, the arrows bring lines back")
  func sending() throws {
    var sample = try Sample()
    sample.send("open")
    #expect(sample.history.records.map(\.verb) == ["open"])
    #expect(sample.state.mode == .keys)
    sample.press("::home")
    sample.press(.enter)
    #expect(sample.state.mode == .prompt)
    sample.press(.up, .up)
    #expect(sample.state.prompt.editor.text == "open")
    sample.press(.down, .down)
    #expect(sample.state.prompt.editor.text.isEmpty)
  }

  @Test("on an empty line Space and the arrows still step, Enter shows the rest")
  func emptyLine() throws {
    var sample = try Sample()
    sample.press("::open")
    sample.press(.enter)
    sample.press(" ")
    #expect(sample.history.stepNumber == 2)
    sample.press(.left)
    #expect(sample.history.stepNumber == 1)
    sample.press(.enter)
    #expect(sample.history.stepNumber == sample.history.records[0].shownCount)
  }

  @Test("Ctrl-R finds lines again")
  func reverseSearch() throws {
    var sample = try Sample()
    for line in ["open", "push alert \"one\"", "home"] { sample.send(line) }
    sample.press(":")
    sample.press(.control("r"))
    sample.press("pu")
    #expect(sample.text.contains("push alert \"one\""))
    sample.press(.right)
    #expect(sample.state.prompt.editor.text == "push alert \"one\"")
  }

  @Test("Tab completes as far as all agree; the list has descriptions and keys")
  func completion() throws {
    var sample = try Sample()
    sample.press(":sw")
    #expect(sample.text.contains("switcher"))
    #expect(sample.text.contains("[s]"))
    sample.press(.tab)
    #expect(sample.state.prompt.editor.text == "swi")
    sample.press("t")
    sample.press(.tab)
    #expect(sample.state.prompt.editor.text == "switcher ")
    sample.press(.control("u"))
    sample.press("push mi")
    sample.press(.tab)
    #expect(sample.state.prompt.editor.text == "push mixed ")
  }

  @Test("where Tab can add nothing it turns the list, and begins again behind its end")
  func turnsTheList() throws {
    var sample = try Sample()
    sample.press(":push ")
    let first = sample.lines
    #expect(sample.text.contains("alert") && sample.text.contains("more: Tab"))
    sample.press(.tab)
    #expect(sample.lines != first && sample.text.contains("badge"))
    sample.press(.tab)
    #expect(sample.lines == first && sample.state.prompt.editor.text == "push ")
  }

  @Test("a slip is told under the line, with a caret below it; the line stays")
  func errors() throws {
    var sample = try Sample()
    sample.press(":push mxed")
    sample.press(.enter)
    guard let row = sample.lines.firstIndex(where: { $0.hasPrefix("> push mxed") }) else {
      Issue.record("the line is gone")
      return
    }
    #expect(sample.lines[row + 1] == "       ^~~~")
    #expect(sample.text.contains("did you mean mixed?"))
    #expect(sample.history.isEmpty)
    sample.press(.backspace)
    #expect(!sample.text.contains("^~~~"))
  }

  @Test("a caret stands right behind wide characters too")
  func wideCaret() throws {
    var sample = try Sample("naive", 80, 24, .simplifiedChinese)
    sample.press(":推送 mxed")
    sample.press(.enter)
    #expect(sample.lines.contains("       ^~~~"))
  }

  @Test("pasted text comes in one line, a great one is cut and does no harm")
  func paste() throws {
    var sample = try Sample()
    sample.press(":")
    _ = sample.state.update(.paste("open\nhome\u{1B}[2J\n"))
    #expect(sample.state.prompt.editor.text == "open; home?[2J")
    sample.press(.control("u"))
    _ = sample.state.update(.paste(String(repeating: "推", count: 100_000)))
    #expect(sample.state.prompt.editor.characters.count == LineEditor.limit)
    _ = sample.state.render()
  }

  @Test("pasted text with too many marks in a row is not read, and a note says so")
  func pastedMarks() throws {
    var sample = try Sample()
    sample.press(":")
    _ = sample.state.update(.paste("why a" + String(repeating: "\u{301}", count: 257)))
    #expect(sample.state.prompt.editor.text == "")
    #expect(
      sample.note
        == "The pasted text was not read: it has more than 256 combining marks in a row.")
    _ = sample.state.update(.paste("why a" + String(repeating: "\u{301}", count: 256)))
    #expect(sample.state.prompt.editor.text.unicodeScalars.count == 5 + 256)
  }

  @Test("a paste without an end is told as that, also where its text has no meaning")
  func unfinishedPaste() throws {
    for keys in ["", "/", ":"] {
      var sample = try Sample()
      sample.press(keys)
      _ = sample.state.update(.paste("open"))
      _ = sample.state.update(.pasteUnfinished)
      #expect(sample.note?.hasPrefix("The paste has no end") == true)
    }
    var sample = try Sample()
    try sample.begin("switcher-trap")
    _ = sample.state.update(.paste("open"))
    _ = sample.state.update(.pasteUnfinished)
    #expect(sample.lines.contains { $0.contains("further keys count as typed.") })
  }

  @Test("dropped keys are told beside what has been typed, until the next key")
  func droppedKeys() throws {
    for keys in ["", ":why", "/x"] {
      var sample = try Sample()
      sample.press(keys)
      _ = sample.state.update(.keysDropped)
      #expect(sample.lines.contains { $0.contains("More than 200,000 keys waited") })
      sample.press("y")
      #expect(!sample.lines.contains { $0.contains("More than 200,000 keys waited") })
    }
  }

  @Test("several commands in a line; the last one is shown step by step")
  func several() throws {
    var sample = try Sample()
    sample.send("open; switcher; push mixed")
    #expect(sample.history.records.count == 3)
    #expect(sample.history.position == History.Position(records: 2, shown: 1))
  }

  @Test("language changes at once, everywhere")
  func language() throws {
    var sample = try Sample()
    sample.send("language zh-Hans")
    #expect(sample.text.contains("手机") && sample.text.contains("退出"))
    sample.send("language en")
    #expect(sample.text.contains("phone") && !sample.text.contains("退出"))
  }

  @Test("what needs files is asked for, and goes on with the answer")
  func effects() throws {
    var sample = try Sample()
    // Escape would cancel the commands that wait for the app.
    sample.press(":app article; open")
    sample.press(.enter)
    guard case .loadApp(.builtIn("article"))? = sample.effects.last else {
      Issue.record("no app was asked for")
      return
    }
    #expect(sample.history.isEmpty)
    _ = sample.state.take(.app(try App.inRepository("article")))
    #expect(sample.history.records.count == 1)
    #expect(sample.state.session.setup.app.name == "article")
    sample.send("save x.pushlab")
    guard
      case .save(path: "x.pushlab", let script, frame: nil, replaces: false)? = sample.effects.last
    else {
      Issue.record("no save")
      return
    }
    #expect(script == "profile ios9\napp article\nopen\n")
    _ = sample.state.take(.failed(["no room"]))
    #expect(sample.text.contains("no room"))
    sample.send("export svg x.svg")
    guard case .save(path: "x.svg", _, frame: let frame?, replaces: false)? = sample.effects.last
    else {
      Issue.record("no picture of the screen")
      return
    }
    #expect(frame.contains("suspended") && !frame.contains("export svg"))
    _ = sample.state.take(.saved(paths: ["x.svg", FramePicture.path(beside: "x.svg")]))
    #expect(sample.text.contains("Saved as x.svg and x-screen.svg."))
    sample.press(":tap")
    sample.press(.enter)
    #expect(sample.text.contains("No banner is on the screen"))
  }

  private static let invisible =
    "a\u{3164}\u{115F}\u{1160}\u{FFA0}\u{17B4}\u{17B5}\u{E000}\u{F0000}\u{1BCA0}\u{200B}\u{202E}"

  @Test(
    "invisible and private characters are spelled out wherever a line is typed",
    arguments: [":", "/", "L", "::"])
  func invisible(key: String) throws {
    var sample = try Sample("naive", 160, 40)
    sample.press(key)
    sample.press(Self.invisible)
    #expect(sample.lines.allSatisfy { $0.isTerminalSafe })
    #expect(sample.text.contains("a\\u{3164}\\u{115F}") || key == "L")
    sample.press(.enter)
    #expect(sample.lines.allSatisfy { $0.isTerminalSafe })
    sample.press(.escape, .escape)
    #expect(sample.lines.allSatisfy { $0.isTerminalSafe })
  }

  @Test("so are they in the history, and the cursor and the caret stand behind their spelling")
  func invisibleSent() throws {
    var sample = try Sample("naive", 160, 40)
    sample.send("push alert \"\(Self.invisible)\"")
    #expect(sample.history.records.count == 1)
    #expect(sample.lines.allSatisfy { $0.isTerminalSafe })
    sample.press(":")
    sample.press(.up)
    let row = try #require(sample.lines.first { $0.hasPrefix("> push") })
    #expect(row.count == sample.state.render().cursor?.x)
    sample.press(.control("u"))
    sample.press(.control("r"))
    sample.press("push")
    #expect(sample.lines.allSatisfy { $0.isTerminalSafe })
    sample.press(.control("g"))
    sample.press("push alert \u{3164} x\u{3164}")
    sample.press(.enter)
    let lines = sample.lines
    let typed = try #require(lines.firstIndex { $0.hasPrefix("> push") })
    #expect(lines[typed].hasPrefix("> push alert \\u{3164} x\\u{3164}"))
    #expect(lines[typed + 1].contains("^"))
  }
}
