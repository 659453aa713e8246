import CommandLanguage
import Laboratory
import LifecycleModel
import Testing
import TextGrid

@testable import Dashboard

@Suite struct FocusTests {
  @Test("another play: the zoomed lesson pane gives way to the lanes")
  func reset() throws {
    var sample = try Sample()
    try sample.begin("switcher-trap")
    sample.skipText()
    while sample.state.selected != .lesson { sample.press(.tab) }
    sample.press("z")
    #expect(sample.state.isZoomed)
    let commands = try CommandParser.parse("open", ParseContext(place: .prompt, file: "-"))
    sample.effects += sample.state.take(.script(commands, apps: []))
    #expect(sample.state.learning == nil && !sample.state.isZoomed)
    #expect(sample.state.selected == .lanes)
    #expect(sample.history.records.map(\.text) == ["open"])
    #expect(sample.selectedRow.contains("▶ open"))
  }

  @Test("one has the keyboard at a time, the uppermost first")
  func uppermost() throws {
    var sample = try Sample()
    #expect(sample.state.focus == .keys)
    sample.press(":")
    #expect(sample.state.focus == .prompt)
    sample.press("help")
    sample.press(.enter)
    #expect(sample.state.focus == .reader)
    sample.press(.escape)
    sample.press("/")
    #expect(sample.state.focus == .search)
    sample.press(.escape)
    sample.effects += sample.state.take(.lessons(try Sample.list()))
    #expect(sample.state.focus == .picker)
    sample.press(.escape)
    try sample.begin("switcher-trap")
    #expect(sample.state.focus == .lessonPage)
    _ = sample.state.update(.resize(Size(width: 60, height: 20)))
    #expect(sample.state.focus == .tooSmall)
  }

  @Test("the prompt closes behind its line; opened twice, it stays")
  func prompt() throws {
    var sample = try Sample()
    sample.press(":open")
    sample.press(.enter)
    #expect(sample.state.focus == .keys)
    sample.press("::home")
    sample.press(.enter)
    #expect(sample.state.focus == .prompt)
    sample.press(.escape)
    sample.press(":psuh")
    sample.press(.enter)
    #expect(sample.state.prompt.error != nil && sample.state.focus == .prompt)
    sample.press(.escape)
    sample.press(":")
    #expect(sample.state.prompt.editor.isEmpty, "what was refused does not come back")
  }

  @Test("undo at the start says so")
  func undo() throws {
    var sample = try Sample()
    sample.press("u")
    #expect(sample.note == "Nothing to undo.")
    sample.press("U")
    #expect(sample.note == "Nothing to redo.")
  }

  @Test("a question about an event shows its rest first, and says so")
  func halfRevealed() throws {
    var sample = try Sample()
    sample.press("o")
    #expect(sample.history.position.shown > 0)
    sample.send("expect called didFinishLaunching")
    #expect(sample.history.position.shown == 0)
    #expect(sample.history.records.count == 2)
  }
}
