import CNcurses
import TextGrid

/// Cells of the grid -> cells of ncurses.
struct RowEncoder {
  private let utf8: Bool
  /// TERM=screen* and tmux*: see `blankCorner`.
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
    if isLast && cornerFault { Self.blankCorner(&cells) }
    return cells
  }

  /// A wide glyph becomes two stand-ins, so that nothing after it moves.
  private static func ascii(_ glyph: Glyph) -> UInt32 {
    glyph == .rightHalf ? 0x3F : UInt32(ASCIIGlyphs.standIn(for: glyph.values.0))
  }

  /// Where a terminal cannot turn its automatic margin off, ncurses 6.4 writes the bottom-right corner
  /// by inserting, and takes the right half of a wide glyph there for the corner itself.
  static func blankCorner(_ cells: inout [cn_cell]) {
    var index = cells.count - 1
    while index > 0, index >= cells.count - 2 {
      if cells[index].text.0 == 0 {
        cells[index].text.0 = 0x20
        cells[index - 1].text = (0x20, 0, 0)
        index -= 1
      }
      index -= 1
    }
  }
}
