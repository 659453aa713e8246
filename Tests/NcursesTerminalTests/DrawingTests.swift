import PtyKit
import RandomFrames
import Testing
import TextGrid

@Suite struct DrawingTests {
  @Test(arguments: ["xterm-256color", "tmux-256color"], [(53, 17), (20, 3), (301, 20), (2, 2)])
  func randomFramesEqualTheGrid(term: String, size: (width: Int, height: Int)) {
    let program = fixture(term: term, width: size.width, height: size.height)
    #expect(program.waits { !$0.lines[0].isEmpty })
    expectFrames(150, of: program, cornerFault: term.hasPrefix("tmux"))
    #expect(program.screen.unknown == [])
  }

  /// A second opinion: tmux and our own screen interpret our output alike.
  @Test(.enabled(if: Tmux.isInstalled), arguments: [(53, 17), (20, 4)])
  func randomFramesEqualTheGridInTmux(size: (width: Int, height: Int)) throws {
    let tmux = try Tmux(width: size.width, height: size.height)
    let program = tmux.program
    defer { tmux.end() }
    #expect(program.shows("count 0"))
    expectFrames(60, of: program, cornerFault: true)
  }

  private func expectFrames(_ count: Int, of program: PtyProgram, cornerFault: Bool) {
    let size = Size(width: program.screen.width, height: program.screen.height)
    var frames = FrameSequence(seed: 1, size: size)
    for number in 1...count {
      let expected = cells(of: frames.next(), cornerFault: cornerFault)
      program.send("r")
      if program.waits(atMost: .seconds(2), until: { $0.visibleCells == expected }) { continue }
      let row = expected.indices.first { program.screen.visibleCells[$0] != expected[$0] } ?? 0
      Issue.record(
        """
        frame \(number), row \(row) of \(size.width)x\(size.height)
        wanted \(expected[row].map(\.text).joined())|
        drawn  \(program.screen.cells[row].map(\.text).joined())|
        """)
      return
    }
  }

  /// The expected screen; see `RowEncoder.blankBeforeCorner` for the fault.
  private func cells(of grid: Grid, cornerFault: Bool) -> [[Screen.Cell]] {
    let (width, height) = (grid.size.width, grid.size.height)
    return (0..<height).map { y in
      var row = (0..<width).map { x in
        Screen.Cell(text: grid[x, y].glyph.text, pen: pen(grid[x, y].style))
      }
      if cornerFault, y == height - 1, width > 2, row[width - 2].text.isEmpty {
        row[width - 2].text = " "
        row[width - 3].text = " "
      }
      return row.map(\.asSeen)
    }
  }

  private func pen(_ style: Style) -> Pen {
    var pen = Pen()
    if case .index(let index) = style.foreground { pen.foreground = Int(index) }
    if case .index(let index) = style.background { pen.background = Int(index) }
    pen.bold = style.attributes.contains(.bold)
    pen.dim = style.attributes.contains(.dim)
    pen.italic = style.attributes.contains(.italic)
    pen.underline = style.attributes.contains(.underline)
    pen.reverse = style.attributes.contains(.reverse)
    return pen
  }

  @Test func nothingIsWrittenWhereNothingChanged() {
    let program = fixture()
    #expect(program.shows("count 0"))
    let before = program.byteCount
    program.send("D")  // a thousand times the same picture
    #expect(program.shows("count 1"))
    program.send("x")
    #expect(program.shows("count 2"))
    #expect(program.byteCount - before < 1000)
  }

  @Test func theCursorIsShownAndHidden() {
    let program = fixture()
    #expect(program.shows("count 0"))
    program.send("c")
    #expect(program.waits { $0.modes.contains("25") && ($0.x, $0.y) == (3, 2) })
    program.send("C")
    #expect(program.waits { !$0.modes.contains("25") })
  }

  @Test func aGridOfAnotherSizeIsCut() {
    let program = fixture(width: 40, height: 10)
    #expect(program.shows("count 0"))
    program.send("r")
    var frames = FrameSequence(seed: 1, size: Size(width: 40, height: 10))
    let whole = cells(of: frames.next(), cornerFault: false)
    #expect(program.waits { $0.visibleCells == whole })
    program.resize(width: 60, height: 12)
    #expect(program.waits { $0.visibleCells.prefix(10).map { Array($0.prefix(40)) } == whole })
    program.resize(width: 20, height: 5)
    let cut = whole.prefix(5).map { row in
      var row = Array(row.prefix(20))
      if Glyph(row[19].text).columns == 2 { row[19].text = " " }
      return row.map(\.asSeen)
    }
    #expect(program.waits { $0.visibleCells == cut })
  }

  @Test func aStormOfResizes() {
    let program = fixture()
    #expect(program.shows("count 0"))
    for step in 0..<60 {
      program.resize(width: 1 + step * 97 % 300, height: 1 + step * 31 % 100)
    }
    program.resize(width: 1, height: 1)
    program.resize(width: 300, height: 100)
    #expect(
      program.waits { $0.lines[0].hasPrefix("┌ 仪表盘 300x100 ──") && $0.lines[99].hasSuffix("┘") })
    program.resize(width: 1, height: 1)
    program.send("x")
    program.claimSize(width: 65535, height: 65535)
    program.resize(width: 80, height: 24)
    #expect(
      program.waits { $0.lines[0].hasPrefix("┌ 仪表盘 80x24 ──") && $0.lines[23].hasSuffix("┘") })
    program.send("q")
    #expect(program.exitStatus() == 0)
    #expect(program.screen.unknown == [])
    #expect(program.screen.isLeftSane)
  }
}

extension Screen {
  fileprivate var visibleCells: [[Cell]] { cells.map { $0.map(\.asSeen) } }
}

extension Screen.Cell {
  /// A blank shows only the background unless it is underlined or reversed. ncurses makes use of
  /// that when it erases.
  fileprivate var asSeen: Screen.Cell {
    guard text == " ", !pen.underline, !pen.reverse else { return self }
    var pen = Pen()
    pen.background = self.pen.background
    return Screen.Cell(text: text, pen: pen)
  }
}
