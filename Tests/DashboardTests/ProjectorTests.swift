import CommandLanguage
import Foundation
import Lessons
import LifecycleModel
import Testing
import TextGrid

@testable import Dashboard

@Suite struct ProjectorTests {
  @Test(
    "contrast of at least 7:1 for each role of the painted themes",
    arguments: [ThemeName.dark, .light])
  func contrast(name: ThemeName) throws {
    for role in Role.allCases {
      let ink = try #require(Theme.paintedInk(role, name))
      let ratio = contrast(luminance(ink.foreground), luminance(ink.background))
      #expect(ratio >= 7, "\(role): \(ratio)")
    }
  }

  @Test("the computation knows what is known: white on black is 21:1, #767676 on white 4.54:1")
  func computation() {
    #expect(abs(contrast(luminance(231), luminance(16)) - 21) < 0.001)
    #expect(abs(contrast(luminance((0x76, 0x76, 0x76)), luminance(231)) - 4.54) < 0.01)
  }

  /// The relative luminance (WCAG 2) of an xterm colour from 16 on.
  private func luminance(_ index: UInt8) -> Double {
    guard index < 232 else {
      let grey = 8 + 10 * (Int(index) - 232)
      return luminance((grey, grey, grey))
    }
    let levels = [0, 95, 135, 175, 215, 255]
    let cube = Int(index) - 16
    return luminance((levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6]))
  }

  private func luminance(_ color: (Int, Int, Int)) -> Double {
    func linear(_ value: Int) -> Double {
      let part = Double(value) / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.0) + 0.7152 * linear(color.1) + 0.0722 * linear(color.2)
  }

  private func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test("the whole screen is painted")
  func painted() throws {
    var sample = try Sample("naive", 80, 24, .english, theme: .dark)
    sample.press("p")
    let grid = sample.state.render().grid
    #expect(grid.cells.allSatisfy { $0.style.background != .terminalDefault })
    sample.press("p")
    #expect(sample.state.render().grid.cells.contains { $0.style.background == .terminalDefault })
  }

  @Test("where iOS does not call the app, the headline says so")
  func notCalled() throws {
    var sample = try Sample("naive", 80, 24, .english, theme: .dark)
    for line in ["open", "switcher", "swipe", "push mixed"] { sample.send(line) }
    sample.press("e")
    sample.press("p")
    #expect(sample.text.contains("NOT CALLED"))
    sample.send("language zh-Hans")
    #expect(sample.text.contains("没 有 调 用"))
    #expect(sample.text.contains("未 运 行"))
  }

  @Test("the verdict stands below the headline; from 60x20 on, and without a key bar")
  func verdict() throws {
    var sample = try Sample("naive", 60, 20, .english, theme: .dark)
    sample.press("p")
    for line in ["open", "switcher", "push mixed"] { sample.send(line) }
    sample.press("e")
    #expect(sample.text.contains("A R R I V A L   T A K E N   F O R   A   T A P"))
    #expect(!sample.text.contains("palette"))
  }

  @Test(
    "a lesson is read and asked on the projector; digits and Enter answer", arguments: [60, 80])
  func lesson(width: Int) throws {
    let pack = try Sample.course.get()
    let lesson = try #require(pack.lesson("first-launch"))
    let run = LessonRun(try Sample.files.prepare(lesson), number: 1, of: 1, next: nil)
    var sample = try Sample("naive", width, width == 60 ? 20 : 24, .english, theme: .mono)
    sample.effects += sample.state.take(.lesson(run, acts: []))
    sample.press("p")
    #expect(sample.text.contains("Monday, your first day"))
    sample.press(.escape)
    #expect(sample.text.contains("The user taps the app's icon."))
    sample.press("12")
    #expect(sample.text.contains("● sceneDidBecomeActive"))
    // Half of the right answer is a wrong answer.
    sample.press("1")
    sample.press(.enter)
    #expect(!sample.text.contains("none of these"))
    #expect(sample.state.session.history.records.count == 1)
    // The verdict about the audience's answer is above the events.
    #expect(sample.lines[1].hasPrefix(" ✗ You: "))
  }

  @Test("a right answer on the projector says so, and what comes next")
  func rightAnswer() throws {
    var sample = try Sample("naive", 80, 24, .simplifiedChinese, theme: .mono)
    try sample.begin("permission-matrix")
    sample.skipText()
    sample.press("p")
    sample.handInRightly()
    #expect(sample.lines[1].hasPrefix(" ✓ 正确："))
  }

  @Test("letters are full blocks, never shaded ones")
  func blocks() throws {
    for theme in ThemeName.allCases {
      var sample = try Sample("naive", 120, 40, .english, theme: theme)
      sample.press("p")
      for line in ["open", "home", "push mixed"] { sample.send(line) }
      let signs = Set(sample.state.render().grid.cells.map(\.glyph.text))
      #expect(signs.contains("█"))
      #expect(signs.isDisjoint(with: ["▓", "▒", "░"]))
    }
  }

  @Test("every state and every callback has letters, at least five rows high, that fit 80 columns")
  func letters() {
    let scale = BigLetters.Scale(across: 1, down: 1)
    for callback in Callback.allCases {
      let words = BigLetters.words(of: CallbackNames.shortName(of: callback))
      let lines = BigLetters.lines(words, width: 78, scale)
      #expect(lines != nil && (lines?.count ?? 9) <= 3, "\(callback)")
      for line in lines ?? [] {
        let rows = BigLetters.rows(of: line, scale)
        #expect(rows.count == 5)
        #expect(rows.allSatisfy { $0.count == BigLetters.width(of: line, scale) })
        #expect(rows.allSatisfy { $0.contains(true) })
      }
    }
  }

  @Test("names break between their words")
  func words() {
    #expect(
      BigLetters.words(of: "handleEventsForBackgroundURLSession") == [
        "handle", "Events", "For", "Background", "URL", "Session",
      ])
    #expect(BigLetters.words(of: "didBecomeActive") == ["did", "Become", "Active"])
  }

  @Test("the last three keys with the names of their actions")
  func keyCast() throws {
    var sample = try Sample("naive", 80, 24, .english, theme: .dark)
    for key in ["o", "e", " ", "p"] { sample.press(key) }
    let lines = sample.state.render().grid.lines
    #expect(lines[23].contains(" e  rest    Space  step    p  projector"))
    #expect(!lines[23].contains(" o "))
  }

  @Test("the theme changes while it runs")
  func theme() throws {
    var sample = try Sample("naive", 80, 24, .english, theme: .dark)
    sample.send("theme light")
    #expect(sample.state.theme == Theme(.light))
  }
}
