import RandomFrames
import Testing

@testable import TextGrid

/// Shortcuts give the same results as the general code.
@Suite struct ShortcutTests {
  @Test func scalarsThatAreNotLookedUp() {
    for value in UInt32(0xA0)..<0x110000 where value != 0xAD && !(0x1F1E6...0x1F1FF ~= value) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(ScalarKind(scalar) == ScalarKind(lookingUp: scalar), "U+\(String(value, radix: 16))")
    }
  }

  @Test func glyphsSideBySide() {
    var random = SplitMix64(seed: 7)
    let pieces = ["a", " ", "中", "─", "e\u{301}", "🚀", "ｱ", "x\u{301}\u{323}", "é", "👨\u{200D}👩"]
    let size = Size(width: 14, height: 3)
    var together = Canvas(size)
    var oneByOne = Canvas(size)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...9, using: &random))
        .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      let x = Int.random(in: -4...14, using: &random)
      let y = Int.random(in: -1...3, using: &random)
      let style = Style(.index(UInt8.random(in: 0...3, using: &random)))
      let area = Rect(
        x: Int.random(in: -2...8, using: &random), y: Int.random(in: -1...1, using: &random),
        width: Int.random(in: 0...14, using: &random), height: Int.random(in: 0...3, using: &random)
      )
      let end = together.inside(area) { $0.text(text, x: x, y: y, style) }
      let column = oneByOne.inside(area) { canvas in
        text.withGlyphs { reader in
          var column = x
          while let glyph = reader.next()?.glyph {
            canvas.put(glyph, x: column, y: y, style)
            column += glyph.columns
          }
          return column
        }
      }
      #expect(end == column)
      guard together.grid == oneByOne.grid else {
        Issue.record("\(text) at \(x), \(y) in \(area)")
        return
      }
    }
  }

  @Test(arguments: [
    "notification", "推送通知中心", "a\tb\tc", "e\u{301}e\u{301}e\u{301}", "中a文b字", "", "…", "\u{1B}[31m",
  ])
  func textUpToALimit(text: String) {
    for limit in -1...16 {
      for x in 0...3 {
        var cut = Canvas(Size(width: 16, height: 1))
        let end = cut.text(text, x: x, y: 0, limit: limit)
        var whole = Canvas(Size(width: 16, height: 1))
        let room = max(0, limit - x)
        let wanted = whole.text(text.truncated(to: room), x: x, y: 0)
        #expect(cut.grid == whole.grid, "\(text) at \(x) up to \(limit)")
        #expect(end == wanted, "\(text) at \(x) up to \(limit)")
      }
    }
  }

  @Test func theColumnsThatChanged() {
    var frames = FrameSequence(seed: 11, size: Size(width: 40, height: 8))
    var before = frames.next()
    var same = 0
    for _ in 0..<400 {
      let after = frames.next()
      for y in 0..<8 {
        let row = { (grid: Grid) in (0..<40).map { grid[$0, y] } }
        guard let columns = after.columns(ofRow: y, changedFrom: before) else {
          same += 1
          #expect(row(after) == row(before))
          continue
        }
        var patched = row(before)
        patched.replaceSubrange(columns, with: row(after)[columns])
        #expect(patched == row(after))
        // No wide glyph is cut at either end.
        #expect(after[columns.lowerBound, y].glyph != .rightHalf)
        #expect(after[columns.upperBound - 1, y].glyph.columns < 2)
      }
      before = after
    }
    #expect(same > 100)
  }
}
