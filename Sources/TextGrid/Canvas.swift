/// A grid with a drawing area. Coordinates are relative to the corner of `frame`, and nothing
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

  /// The drawing area in its own coordinates.
  package var bounds: Rect { Rect(frame.size) }

  /// The drawing area to restore after drawing inside another one.
  package struct Part {
    fileprivate let frame: Rect
    fileprivate let clip: Rect
  }

  /// Restricts drawing to a part of the current area, until `leave`.
  package mutating func enter(_ area: Rect) -> Part {
    let outer = Part(frame: frame, clip: clip)
    frame = absolute(area)
    clip = clip.intersection(frame)
    return outer
  }

  package mutating func leave(to outer: Part) {
    (frame, clip) = (outer.frame, outer.clip)
  }

  /// Draws inside a part of the current area.
  @discardableResult
  package mutating func inside<Result>(
    _ area: Rect, _ draw: (inout Canvas) throws -> Result
  ) rethrows -> Result {
    let outer = enter(area)
    defer { leave(to: outer) }
    return try draw(&self)
  }

  package mutating func put(_ glyph: Glyph, x: Int, y: Int, _ style: Style = .plain) {
    let place = absolute(Rect(x: x, y: y, width: 0, height: 0))
    grid.put(glyph, x: place.x, y: place.y, style: style, clip: clip)
  }

  /// Returns the column after the text, whether or not there was room for it. Text that would
  /// exceed `limit` is truncated with an ellipsis.
  @discardableResult
  package mutating func text(
    _ text: String, x: Int, y: Int, _ style: Style = .plain, limit: Int = Rect.limit
  ) -> Int {
    let start = min(max(-Rect.limit, x), Rect.limit)
    let place = absolute(Rect(x: start, y: y, width: 0, height: 0))
    let room = limit - start
    let end = text.withBytes { bytes -> Int? in
      if bytes.arePrintableASCII {
        let isWhole = bytes.count <= room
        let shown = isWhole ? bytes : UnsafeBufferPointer(rebasing: bytes.prefix(max(0, room - 1)))
        grid.put(ascii: shown, x: place.x, y: place.y, style: style, clip: clip)
        if isWhole { return start + bytes.count }
        if room > 0 { put(.ellipsis, x: limit - 1, y: y, style) }
        return max(start, limit)
      }
      // Except for tabs, no text has more columns than bytes.
      guard bytes.count <= room && !bytes.contains(0x09) || limit == Rect.limit else { return nil }
      var reader = GlyphReader(bytes)
      return start + grid.put(&reader, x: place.x, y: place.y, style: style, clip: clip)
    }
    return end ?? self.text(text.truncated(to: room), x: x, y: y, style)
  }

  package mutating func fill(_ area: Rect, _ style: Style, with glyph: Glyph = .blank) {
    grid.fill(absolute(area).intersection(clip), with: glyph, style: style)
  }

  package mutating func restyle(_ area: Rect, _ change: (inout Style) -> Void) {
    grid.restyle(absolute(area).intersection(clip), change)
  }

  private func absolute(_ area: Rect) -> Rect { area.moved(x: frame.x, y: frame.y) }
}
