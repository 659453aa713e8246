import AppCode
import CommandLanguage
import Foundation
import Laboratory
import LifecycleModel
import Testing
import TextGrid

@testable import Dashboard

/// Whole screens and single panes, as text with the style of each cell.
@Suite struct FrameTests {
  struct Screen: CustomTestStringConvertible {
    var name: String
    var app = "naive"
    var width = 80
    var height = 24
    var language = Language.english
    var theme = Theme.Name.dark
    var lines: [String] = []
    var keys = ""
    /// The lesson to begin before lines and keys.
    var lesson: String?

    var testDescription: String { name }
  }

  static let trap = ["open", "switcher", "push mixed \"Build finished\""]

  static let screens: [Screen] = [
    Screen(name: "start-80x24"),
    Screen(name: "start-80x24-zh", language: .simplifiedChinese),
    Screen(name: "trap-80x24", lines: trap, keys: "       "),
    Screen(name: "trap-80x24-zh", language: .simplifiedChinese, lines: trap, keys: "       "),
    Screen(name: "trap-80x24-mono", theme: .mono, lines: trap, keys: "       "),
    Screen(name: "trap-80x24-light", theme: .light, lines: trap, keys: "       "),
    Screen(name: "cure-120x40", app: "article", width: 120, height: 40, lines: trap, keys: "e"),
    Screen(
      name: "cure-120x40-zh", app: "article", width: 120, height: 40,
      language: .simplifiedChinese, lines: trap, keys: "e"),
    Screen(
      name: "background-200x60", app: "article", width: 200, height: 60,
      lines: ["open", "home", "push mixed \"Build finished\"", "wait 1s"], keys: "e"),
    Screen(
      name: "background-200x60-zh", app: "article", width: 200, height: 60,
      language: .simplifiedChinese, lines: ["打开", "主屏", "推送 mixed “构建完成”", "等待 1s"],
      keys: "e"),
    Screen(name: "help-80x24", keys: "?"),
    Screen(name: "help-80x24-zh", language: .simplifiedChinese, keys: "?"),
    Screen(name: "why-80x24", lines: trap, keys: "ey"),
    Screen(name: "refusal-80x24", keys: "t"),
    Screen(name: "prompt-80x24", keys: ":p"),
    Screen(name: "phone-lock", lines: ["lock", "push alert \"你好，世界\""], keys: "e"),
    Screen(name: "phone-banner", lines: ["push alert \"Build finished\""], keys: "e"),
    Screen(
      name: "phone-center", lines: ["push alert \"One\"", "push alert \"Two\"", "center"], keys: "e"
    ),
    Screen(name: "phone-control", lines: ["control"], keys: "e"),
    Screen(name: "phone-ringing", lines: ["open", "call"], keys: "e"),
    Screen(name: "phone-call", lines: ["open", "call", "answer"], keys: "e"),
    Screen(name: "phone-no-card", lines: ["open", "switcher", "swipe", "switcher"], keys: "e"),
    Screen(name: "phone-other", lines: ["other", "offline", "push badge 3"], keys: "e"),
    Screen(name: "pane-delegate", app: "article", lines: trap, keys: "    \t"),
    Screen(
      name: "pane-flags", app: "article",
      lines: ["open", "home", "push silent"], keys: "e\t\t"),
    Screen(name: "projector-80x24", lines: trap, keys: "       p"),
    Screen(
      name: "projector-80x24-zh", language: .simplifiedChinese, theme: .light, lines: trap,
      keys: "       p"),
    Screen(
      name: "projector-120x40", app: "article", width: 120, height: 40, lines: ["open", "home"],
      keys: "ep"),
    Screen(name: "projector-start", theme: .mono, keys: "p"),
    Screen(name: "lesson-page-80x24", lesson: "switcher-trap"),
    Screen(
      name: "lesson-page-80x24-zh", language: .simplifiedChinese, keys: " ",
      lesson: "switcher-trap"),
    Screen(name: "lesson-wrong-80x24", keys: "\u{1B}heae", lesson: "switcher-trap"),
    Screen(
      name: "lesson-solved-80x24-zh", language: .simplifiedChinese, keys: "\u{1B}seae",
      lesson: "switcher-trap"),
    Screen(
      name: "lesson-solved-80x24-mono", theme: .mono, keys: "\u{1B}seae", lesson: "switcher-trap"),
    Screen(name: "lesson-question-80x24", keys: "\u{1B}2", lesson: "permission-matrix"),
    Screen(
      name: "lesson-verdict-120x40-zh", width: 120, height: 40, language: .simplifiedChinese,
      keys: "\u{1B}1\n", lesson: "permission-matrix"),
    Screen(
      name: "lesson-fix-200x60", width: 200, height: 60, keys: "\u{1B}", lesson: "the-flag"),
    Screen(name: "pane-zoomed", app: "article", lines: trap, keys: "  z"),
  ]

  @Test("a screen looks as it did", arguments: screens)
  func looks(screen: Screen) throws {
    var sample = try Sample(
      screen.app, screen.width, screen.height, screen.language, theme: screen.theme)
    if let lesson = screen.lesson { try sample.begin(lesson) }
    for line in screen.lines { sample.send(line) }
    for key in screen.keys {
      switch key {
      case "\t": sample.press(.tab)
      case "\n": sample.press(.enter)
      case "\u{1B}": sample.press(.escape)
      default: sample.press(String(key))
      }
    }
    let grid = sample.state.render().grid
    #expect(grid.size == Size(width: screen.width, height: screen.height))
    let difference = try Picture.difference(screen.name, grid.described(sample.state.theme))
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("monochrome: everything that colours tell is told by attributes, signs or words")
  func monochrome() throws {
    var coloured = try Sample()
    var plain = try Sample(theme: .mono)
    for line in Self.trap {
      coloured.send(line)
      plain.send(line)
    }
    #expect(coloured.lines == plain.lines)
    let styles = Set(plain.state.render().grid.cells.map(\.style))
    for style in styles {
      #expect(style.foreground == .terminalDefault && style.background == .terminalDefault)
    }
    #expect(plain.lines.contains { $0.contains("(o open)") })
    #expect(plain.lines.contains { $0.contains("▶[inactive]") })
  }

  @Test(
    "too small: one sentence with the size that is wanted",
    arguments: [(79, 23), (80, 23), (79, 24), (40, 8)])
  func tooSmall(width: Int, height: Int) throws {
    var sample = try Sample("naive", width, height)
    sample.press("o:")
    #expect(sample.text.contains("80x24"))
    #expect(sample.history.isEmpty)
    #expect(sample.state.mode == .keys)
    sample.press("q")
    guard case .quit(status: 0)? = sample.effects.last else {
      Issue.record("q does not quit")
      return
    }
  }

  @Test(
    "no size is too small to draw, none loses anything",
    arguments: [(0, 0), (1, 1), (1, 300), (300, 1), (1000, 1000)])
  func extremes(width: Int, height: Int) throws {
    var sample = try Sample()
    sample.send("open")
    let before = sample.text
    _ = sample.state.update(.resize(Size(width: width, height: height)))
    #expect(sample.state.render().grid.size == Size(width: width, height: height))
    _ = sample.state.update(.resize(Size(width: 80, height: 24)))
    #expect(sample.text == before)
  }

  @Test("a long file name leaves the other tabs, the corner and the clock", arguments: [80, 120])
  func longFileName(width: Int) throws {
    let name = "TheVeryLongNameOfAnApplicationDelegateClassInAFileOfItsOwnModule.swift"
    let file = Sample.root.appending(path: "assets/apps/naive.swift")
    guard
      case .program(let program) = loadApp(
        file: name, text: try String(contentsOf: file, encoding: .utf8))
    else { throw CocoaError(.fileReadCorruptFile) }
    let app = App(choice: .file(path: name), program: program)
    var state = DashboardState(
      setup: StageSetup(profile: .ios9, app: app), apps: [app.choice: app], language: .english,
      theme: Theme(.dark), size: Size(width: width, height: width / 3))
    for _ in 0..<3 {
      let lines = state.render().grid.lines
      #expect(lines[0].hasSuffix("00:00:00.0"))
      #expect(lines[1].hasSuffix("┐"))
      #expect(lines[1].contains("Module.swift"))
      for tab in state.layout?.tabs ?? [] where tab != .delegate {
        #expect(lines.contains { $0.contains(tab.title.en) }, "\(tab)")
      }
      _ = state.update(.key(.tab))
    }
  }

  @Test("a payload cannot reach the terminal as control sequences")
  func terminalSafe() throws {
    var sample = try Sample()
    sample.send(#"push {"aps":{"alert":"\u001b[2Jx\u202e\u0007"}}"#)
    sample.press("e")
    for cell in sample.state.render().grid.cells {
      for scalar in cell.glyph.scalars { #expect(scalar.value >= 32 && scalar != "\u{202E}") }
    }
    #expect(sample.text.contains(#"\u{1B}[2Jx"#))
  }
}
