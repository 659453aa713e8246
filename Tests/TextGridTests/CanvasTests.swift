import Testing
import TextGrid

@Suite struct CanvasTests {
  @Test func boxesAndBars() {
    var canvas = Canvas(Size(width: 22, height: 4))
    let inner = canvas.box(canvas.bounds, title: "timers")
    canvas.inside(inner) { pane in
      pane.text("handler", x: 0, y: 0)
      pane.bar(x: 8, y: 0, width: 8, part: 18, whole: 30)
      pane.text("超出了边框的文字很长很长", x: 1, y: 1)
    }
    #expect(
      canvas.grid.lines == [
        "┌ timers ────────────┐",
        "│handler ▓▓▓▓▓░░░    │",
        "│ 超出了边框的文字很 │",
        "└────────────────────┘",
      ])
  }

  @Test func asciiLinesAndALongTitle() {
    var canvas = Canvas(Size(width: 12, height: 3))
    canvas.box(canvas.bounds, title: "通知中心在这里", lines: .ascii)
    #expect(canvas.grid.lines == ["+ 通知中… -+", "|          |", "+----------+"])
  }

  @Test(arguments: [(0, 0), (1, 1), (50, 2), (99, 4), (100, 4), (300, 4), (-5, 0)])
  func barIsEmptyOnlyAtZero(part: Int, full: Int) {
    var canvas = Canvas(Size(width: 4, height: 1))
    canvas.bar(x: 0, y: 0, width: 4, part: part, whole: 100, lines: .ascii)
    let expected = String(repeating: "#", count: full) + String(repeating: ".", count: 4 - full)
    #expect(canvas.grid.lines == [expected])
  }

  @Test func nestedPartsClip() {
    var canvas = Canvas(Size(width: 10, height: 3))
    canvas.fill(canvas.bounds, .plain, with: Glyph("."))
    canvas.inside(Rect(x: 2, y: 1, width: 4, height: 5)) { outer in
      outer.text("中中中", x: -1, y: 0)
      outer.inside(Rect(x: 2, y: 1, width: 9, height: 1)) { $0.text("abcdef", x: 0, y: 0) }
      outer.text("x", x: 0, y: -1)
    }
    #expect(canvas.grid.lines == ["..........", ".. 中 ....", "....ab...."])
  }

  @Test func stylesAreShownByTheMap() {
    var canvas = Canvas(Size(width: 6, height: 2))
    canvas.text("ok", x: 0, y: 0, Style(.green))
    canvas.fill(Rect(x: 2, y: 1, width: 2, height: 1), Style(on: .red))
    canvas.restyle(Rect(x: 1, y: 0, width: 1, height: 2)) { $0.attributes.insert(.dim) }
    let map = canvas.grid.styleMap(["g": Style(.green), "r": Style(on: .red)])
    #expect(map == ["g?....", ".?rr.."])
  }

  @Test func rectsAreCutWithoutLoss() {
    let area = Rect(x: 0, y: 0, width: 10, height: 5)
    #expect(area.cutLeft(4).rest == Rect(x: 4, y: 0, width: 6, height: 5))
    #expect(area.cutTop(9).rest.isEmpty)
    #expect(area.cutBottom(1).bottom == Rect(x: 0, y: 4, width: 10, height: 1))
    #expect(area.inset(x: 6).isEmpty)
  }
}
