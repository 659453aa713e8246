package struct Cell: Hashable, Sendable {
  package fileprivate(set) var glyph: Glyph
  package var style: Style

  package static let blank = Cell(glyph: .blank, style: .plain)
}

/// The content of a screen. A wide glyph has both of its cells or none: overwriting one half leaves
/// a blank in the other, in its old style. Drawing outside of the grid has no effect.
package struct Grid: Equatable, Sendable {
  package let size: Size
  /// Row by row.
  package private(set) var cells: [Cell]

  package init(_ size: Size, style: Style = .plain) {
    self.size = size
    cells = Array(
      repeating: Cell(glyph: .blank, style: style), count: size.width * size.height)
  }

  package var bounds: Rect { Rect(size) }

  /// The columns of a row that differ from another grid of the same size, with whole wide glyphs;
  /// nil if none.
  package func columns(ofRow y: Int, changedFrom other: Grid) -> Range<Int>? {
    let row = y * size.width
    func differs(_ x: Int) -> Bool { cells[row + x] != other.cells[row + x] }
    guard var first = (0..<size.width).first(where: differs),
      var last = (0..<size.width).last(where: differs)
    else { return nil }
    if first > 0, cells[row + first].glyph.isRightHalf { first -= 1 }
    if last + 1 < size.width, cells[row + last].glyph.columns == 2 { last += 1 }
    return first..<(last + 1)
  }

  /// Blank outside the grid.
  package subscript(x: Int, y: Int) -> Cell {
    bounds.contains(x: x, y: y) ? cells[y * size.width + x] : .blank
  }

  /// Puts a glyph into a cell. If `clip` or the edge cuts a wide glyph in two, its visible half
  /// becomes a blank.
  package mutating func put(_ glyph: Glyph, x: Int, y: Int, style: Style, clip: Rect? = nil) {
    let area = clip.map { $0.intersection(bounds) } ?? bounds
    guard area.rows.contains(y) else { return }
    switch glyph.columns {
    case 2 where area.columns.contains(x) && area.columns.contains(x &+ 1):
      let index = y * size.width + x
      separate(before: x, y)
      separate(before: x + 2, y)
      cells[index] = Cell(glyph: glyph, style: style)
      cells[index + 1] = Cell(glyph: .rightHalf, style: style)
    case 2:
      put(.blank, x: x, y: y, style: style, clip: area)
      put(.blank, x: x &+ 1, y: y, style: style, clip: area)
    case 1 where area.columns.contains(x):
      separate(before: x, y)
      separate(before: x + 1, y)
      cells[y * size.width + x] = Cell(glyph: glyph, style: style)
    default:
      break
    }
  }

  /// Puts printable ASCII, one cell for each byte.
  mutating func put(
    ascii bytes: UnsafeBufferPointer<UInt8>, x: Int, y: Int, style: Style, clip: Rect
  ) {
    let area = clip.intersection(bounds)
    let first = max(x, area.x)
    let end = min(x + bytes.count, area.endX)
    guard area.rows.contains(y), first < end else { return }
    separate(before: first, y)
    separate(before: end, y)
    let row = y * size.width
    for column in first..<end {
      let glyph = Glyph(Unicode.Scalar(bytes[column - x]), columns: 1)
      cells[row + column] = Cell(glyph: glyph, style: style)
    }
  }

  /// Puts glyphs side by side. Returns the columns that they would take with unlimited room.
  mutating func put(
    _ reader: inout GlyphReader, x: Int, y: Int, style: Style, clip: Rect
  ) -> Int {
    let area = clip.intersection(bounds)
    let isInRow = area.rows.contains(y)
    let row = y * size.width
    var column = x
    var isBehindGlyph = false
    while let glyph = reader.next()?.glyph {
      let end = column + glyph.columns
      if isInRow, column >= area.x, end <= area.endX {
        if !isBehindGlyph { separate(before: column, y) }
        isBehindGlyph = true
        cells[row + column] = Cell(glyph: glyph, style: style)
        if glyph.columns == 2 { cells[row + column + 1] = Cell(glyph: .rightHalf, style: style) }
        // A wide glyph in these cells is cut in two if its left half is overwritten.
        if end < size.width, cells[row + end].glyph.isRightHalf { cells[row + end].glyph = .blank }
      } else if isInRow, end > area.x, column < area.endX {
        put(glyph, x: column, y: y, style: style, clip: area)
      }
      column = end
    }
    return column - x
  }

  /// Fills the area. Columns in which a wide glyph has no room become blank.
  package mutating func fill(_ area: Rect, with glyph: Glyph, style: Style) {
    let area = area.intersection(bounds)
    guard !area.isEmpty, glyph.columns > 0 else { return }
    for y in area.rows {
      if glyph.columns == 2 {
        for x in stride(from: area.x, to: area.endX, by: 2) {
          put(glyph, x: x, y: y, style: style, clip: area)
        }
      } else {
        separate(before: area.x, y)
        separate(before: area.endX, y)
        let row = y * size.width
        for index in (row + area.x)..<(row + area.endX) {
          cells[index] = Cell(glyph: glyph, style: style)
        }
      }
    }
  }

  package mutating func restyle(_ area: Rect, _ change: (inout Style) -> Void) {
    let area = area.intersection(bounds)
    for y in area.rows {
      for x in area.columns { change(&cells[y * size.width + x].style) }
    }
  }

  /// Blanks a wide glyph that extends across the left edge of column `x`.
  private mutating func separate(before x: Int, _ y: Int) {
    guard x > 0, x < size.width else { return }
    let index = y * size.width + x
    guard cells[index].glyph.isRightHalf else { return }
    cells[index - 1].glyph = .blank
    cells[index].glyph = .blank
  }
}
