/// A grid and the part of it that is drawn on: coordinates count from `frame`'s corner, and nothing
/// outside of it changes.
package struct Canvas {
  package private(set) var grid: Grid
  private var frame: Rect
  private var clip: Rect

  package init(_ grid: Grid) {
    self.grid = grid
    frame = grid.bounds
    clip = grid.bounds
  }

  package init(_ size: Size, style: Style = .plain) {
    self.init(Grid(size, style: style))
  }

  /// The part that is drawn on, in its own coordinates.
  package var bounds: Rect { Rect(frame.size) }

  /// Draws on a part of this part.
  @discardableResult
  package mutating func inside<Result>(
    _ area: Rect, _ draw: (inout Canvas) throws -> Result
  ) rethrows -> Result {
    let outer = (frame, clip)
    defer { (frame, clip) = outer }
    frame = absolute(area)
    clip = clip.intersection(frame)
    return try draw(&self)
  }

  package mutating func put(_ glyph: Glyph, x: Int, y: Int, _ style: Style = .plain) {
    let place = absolute(Rect(x: x, y: y, width: 0, height: 0))
    grid.put(glyph, x: place.x, y: place.y, style: style, clip: clip)
  }

  /// Returns the column after the text, whether or not there was room for it.
  @discardableResult
  package mutating func text(
    _ text: some StringProtocol, x: Int, y: Int, _ style: Style = .plain
  ) -> Int {
    var column = min(max(-Rect.limit, x), Rect.limit)
    let place = absolute(Rect(x: column, y: y, width: 0, height: 0))
    let end = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      guard bytes.arePrintableASCII else { return nil }
      grid.put(ascii: bytes, x: place.x, y: place.y, style: style, clip: clip)
      return column + bytes.count
    }
    if let end = end ?? nil { return end }
    var reader = GlyphReader(text)
    while let glyph = reader.next()?.glyph {
      put(glyph, x: column, y: y, style)
      column += glyph.columns
    }
    return column
  }

  package mutating func fill(_ area: Rect, _ style: Style, with glyph: Glyph = .blank) {
    grid.fill(absolute(area).intersection(clip), with: glyph, style: style)
  }

  package mutating func restyle(_ area: Rect, _ change: (inout Style) -> Void) {
    grid.restyle(absolute(area).intersection(clip), change)
  }

  private func absolute(_ area: Rect) -> Rect { area.moved(x: frame.x, y: frame.y) }
}
