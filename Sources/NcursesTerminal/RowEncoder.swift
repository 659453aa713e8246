import CNcurses
import TextGrid

/// Cells of the grid -> cells of ncurses.
struct RowEncoder {
  private let utf8: Bool
  /// TERM=screen* and tmux*: see `blankBeforeCorner`.
  private let cornerFault: Bool
  private var inks: Inks

  init(utf8: Bool, cornerFault: Bool, level: ColorLevel) {
    self.utf8 = utf8
    self.cornerFault = cornerFault
    inks = Inks(level: level)
  }

  /// Of a blank only the ground is seen. A short run of them between two glyphs is written with the
  /// ink of the first, so that the terminal is not told of a change that nobody sees; a long one, and
  /// one at the end, ncurses erases instead.
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
        if cell.glyph.isBlank, ink.ground == inkBefore.ground, ink.ground != Inks.Ink.mixed {
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

  /// A wide glyph becomes two stand-ins, so that nothing after it moves.
  private static func ascii(_ glyph: Glyph) -> UInt32 {
    glyph == .rightHalf ? 0x3F : UInt32(ASCIIGlyphs.standIn(for: glyph.values.0))
  }

  /// Where a terminal cannot turn its automatic margin off, ncurses 6.4 writes the bottom-right corner
  /// by inserting a cell, and with a wide glyph just before the corner inserts it in the wrong place.
  private static func blankBeforeCorner(_ cells: inout [cn_cell]) {
    let rightHalf = cells.count - 2
    guard rightHalf > 0, cells[rightHalf].text.0 == 0 else { return }
    cells[rightHalf].text.0 = 0x20
    cells[rightHalf - 1].text = (0x20, 0, 0)
  }
}
