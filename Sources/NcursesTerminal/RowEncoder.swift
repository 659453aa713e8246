import CNcurses
import TextGrid

/// Converts cells of the grid to cells of ncurses.
struct RowEncoder {
  private let utf8: Bool
  /// TERM=screen* and tmux*: see `blankBeforeCorner`.
  private let cornerFault: Bool
  private var inks: TerminalStyles

  init(utf8: Bool, cornerFault: Bool, level: ColorLevel) {
    self.utf8 = utf8
    self.cornerFault = cornerFault
    inks = TerminalStyles(level: level)
  }

  /// A blank shows only its background. A short run of blanks between two glyphs gets the
  /// foreground of the first glyph, which avoids invisible style changes. ncurses erases a long run
  /// and one at the end of the row.
  private static let longestBridge = 8

  mutating func encode(_ row: ArraySlice<Cell>, isLast: Bool) -> [cn_cell] {
    var cells = [cn_cell](unsafeUninitializedCapacity: row.count) { cells, count in
      var style = Style.plain
      var ink = inks.ink(for: style)
      var inkBefore = ink
      var blanks = 0
      for cell in row {
        if cell.style != style {
          style = cell.style
          ink = inks.ink(for: style)
        }
        if cell.glyph.isBlank, ink.ground == inkBefore.ground,
          ink.ground != TerminalStyles.TerminalStyle.mixed
        {
          blanks += 1
        } else {
          if blanks > 0, blanks <= Self.longestBridge {
            for index in (count - blanks)..<count {
              cells[index].attributes = inkBefore.attributes
              cells[index].pair = inkBefore.pair
            }
          }
          blanks = 0
          inkBefore = ink
        }
        let text = utf8 ? cell.glyph.values : (Self.ascii(cell.glyph), 0, 0)
        cells.initializeElement(
          at: count, to: cn_cell(text: text, attributes: ink.attributes, pair: ink.pair))
        count += 1
      }
    }
    if isLast && cornerFault { Self.blankBeforeCorner(&cells) }
    return cells
  }

  /// A wide glyph becomes two substitutes, so that the glyphs after it stay in place.
  private static func ascii(_ glyph: Glyph) -> UInt32 {
    glyph == .rightHalf ? 0x3F : UInt32(ASCIIGlyphs.substitute(for: glyph.values.0))
  }

  /// On a terminal that cannot turn its automatic margin off, ncurses 6.4 writes the bottom-right
  /// corner by inserting a cell. With a wide glyph just before the corner it inserts the cell in
  /// the wrong place.
  private static func blankBeforeCorner(_ cells: inout [cn_cell]) {
    let rightHalf = cells.count - 2
    guard rightHalf > 0, cells[rightHalf].text.0 == 0 else { return }
    cells[rightHalf].text.0 = 0x20
    cells[rightHalf - 1].text = (0x20, 0, 0)
  }
}
