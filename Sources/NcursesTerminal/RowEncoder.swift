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

  mutating func encode(_ row: ArraySlice<Cell>, isLast: Bool) -> [cn_cell] {
    var lastStyle = Style.plain
    var ink = inks.ink(for: lastStyle)
    var cells: [cn_cell] = []
    cells.reserveCapacity(row.count)
    for cell in row {
      if cell.style != lastStyle {
        lastStyle = cell.style
        ink = inks.ink(for: lastStyle)
      }
      let text = utf8 ? cell.glyph.values : (Self.ascii(cell.glyph), 0, 0)
      cells.append(cn_cell(text: text, attributes: ink.attributes, pair: ink.pair))
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
