import RandomFrames
import Testing
import TextGrid

@Suite struct GridTests {
  /// Draws one text over another and shows the row.
  private func row(_ first: String, _ second: String, x: Int, width: Int = 6) -> String {
    var canvas = Canvas(Size(width: width, height: 1))
    canvas.text(first, x: 0, y: 0)
    canvas.text(second, x: x, y: 0)
    expectWholeGlyphs(canvas.grid)
    return canvas.grid.lines[0]
  }

  private func expectWholeGlyphs(_ grid: Grid) {
    for y in 0..<grid.size.height {
      for x in 0..<grid.size.width {
        let wide = grid[x, y].glyph.columns == 2
        let half = x + 1 < grid.size.width && grid[x + 1, y].glyph == .rightHalf
        if wide != half { Issue.record("half a glyph at \(x), \(y)") }
      }
      if grid[0, y].glyph == .rightHalf { Issue.record("half a glyph at 0, \(y)") }
    }
  }

  @Test func wideGlyphsAreCoveredWhole() {
    #expect(row("中文字", "a", x: 0) == "a 文字")
    #expect(row("中文字", "a", x: 1) == " a文字")
    #expect(row("中文字", "日", x: 1) == " 日 字")
    #expect(row("中文字", "ab", x: 1) == " ab 字")
    #expect(row("abcdef", "日", x: 2) == "ab日ef")
    #expect(row("中文字", "日", x: 4) == "中文日")
  }

  @Test func theEdgesCutWideGlyphs() {
    #expect(row("abcdef", "日", x: 5) == "abcde")
    #expect(row("abcdef", "日", x: -1) == " bcdef")
    #expect(row("中文字", "日x", x: 4, width: 5) == "中文")
  }

  @Test func theCoveredHalfKeepsItsStyle() {
    var canvas = Canvas(Size(width: 4, height: 1))
    canvas.text("中", x: 0, y: 0, Style(on: .red))
    canvas.text("a", x: 1, y: 0, Style(.green))
    #expect(canvas.grid.styleMap(["r": Style(on: .red), "g": Style(.green)]) == ["rg.."])
    #expect(canvas.grid.lines == [" a"])
  }

  @Test(arguments: [
    Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 0, height: 3),
  ])
  func nothingPanicsWithoutRoom(size: Size) {
    var canvas = Canvas(size)
    canvas.box(canvas.bounds, title: "标题")
    canvas.box(Rect(x: -3, y: -3, width: 40, height: 40), title: "标题")
    canvas.text("中文 text", x: -1, y: 0)
    canvas.text("中", x: .max, y: .min)
    canvas.bar(x: 0, y: 0, width: 9, part: 1, whole: 0)
    canvas.fill(Rect(x: .min, y: .min, width: .max, height: .max), .plain, with: Glyph("中"))
    canvas.inside(Rect(x: 5, y: 5, width: 3, height: 3)) { $0.text("x", x: 0, y: 0) }
    canvas.restyle(Rect(x: -9, y: -9, width: 99, height: 99)) { $0.attributes = .bold }
    #expect(canvas.grid.size == size)
    #expect(canvas.grid[.max, .min] == .blank)
    expectWholeGlyphs(canvas.grid)
  }

  @Test func randomFramesHoldWholeGlyphsOnly() {
    for width in [1, 2, 7, 40] {
      var frames = FrameSequence(seed: UInt64(width), size: Size(width: width, height: 5))
      for _ in 0..<300 { expectWholeGlyphs(frames.next()) }
    }
  }
}
