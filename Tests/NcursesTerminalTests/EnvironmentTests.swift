import PtyKit
import Testing

@Suite struct EnvironmentTests {
  @Test(arguments: [
    ("xterm", "eight"), ("xterm-256color", "palette256"), ("tmux-256color", "palette256"),
    ("linux", "eight"), ("vt100", "none"),
  ])
  func terminals(term: String, colors: String) {
    let program = fixture(term: term)
    #expect(program.shows("colours \(colors) unicode true"))
    #expect(program.screen.lines[0].hasPrefix("┌ 仪表盘 80x24 ───"))
    program.send("x\u{1B}[A\u{1B}OB")
    #expect(program.shows("count 3"))
    program.send("q")
    #expect(program.exitStatus() == 0)
    #expect(program.screen.unknown == [])
    #expect(program.screen.isLeftSane)
    #expect(program.modes == program.originalModes)
  }

  @Test(arguments: ["dumb", "no-such-terminal", ""])
  func unusableTerminalsAreRefused(term: String) {
    let program = fixture(term: term)
    #expect(program.exitStatus() == 2)
    #expect(program.screen.lines.contains { $0.contains("\"\(term)\" (TERM) cannot show") })
    #expect(program.modes == program.originalModes)
  }

  @Test func noTerminalAtAll() {
    let program = fixture(under: #""$0" < /dev/null; echo "status $?""#)
    #expect(program.shows("status 2"))
  }

  @Test(arguments: ["C", "POSIX", ""])
  func withoutUTF8EverythingIsASCII(lang: String) {
    let program = fixture(lang: lang)
    #expect(program.shows("unicode false > v"))
    #expect(program.screen.lines[0].hasPrefix("+ ?????? 80x24 ---"))
    program.send("q")
    #expect(program.exitStatus() == 0)
  }

  @Test func aLocaleThatIsNotInstalled() {
    let program = fixture(lang: "zh_CN.UTF-8")
    #expect(program.shows("unicode true → ✓"))
    #expect(program.screen.lines[0].hasPrefix("┌ 仪表盘"))
  }

  @Test(arguments: [("xterm-256color", 203), ("xterm", 1)])
  func colorsComeDownToWhatTheTerminalHas(term: String, foreground: Int) {
    let program = fixture(term: term)
    #expect(program.shows("colours"))
    let pen = program.screen.cells[1][2].pen
    #expect((pen.foreground, pen.background) == (foreground, 4))
    #expect(pen.bold)
  }

  @Test func colorsAreRefused() {
    let program = fixture(environment: ["NO_COLOR": "1"])
    #expect(program.shows("colours none"))
    let pens = program.screen.cells.joined().map(\.pen)
    #expect(pens.allSatisfy { $0.foreground == -1 && $0.background == -1 })
    #expect(pens.contains { $0.bold })
    #expect(fixture(environment: ["NO_COLOR": ""]).shows("colours palette256"))
  }

  @Test func theWindowCountsAndNotTheEnvironment() {
    let program = fixture(environment: ["LINES": "10", "COLUMNS": "40"])
    #expect(program.shows("80x24"))
  }
}
