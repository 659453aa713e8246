/// Columns and rows; never negative.
package struct Size: Hashable, Sendable {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = min(max(0, width), Rect.limit)
    self.height = min(max(0, height), Rect.limit)
  }
}

/// A rectangle of cells from `x`, `y` on. Its numbers are clamped, so that sums do not overflow.
package struct Rect: Hashable, Sendable {
  static let limit = 1 << 20

  package let x: Int
  package let y: Int
  package let size: Size

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = min(max(-Rect.limit, x), Rect.limit)
    self.y = min(max(-Rect.limit, y), Rect.limit)
    size = Size(width: width, height: height)
  }

  package init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  package var width: Int { size.width }
  package var height: Int { size.height }
  /// The first column to the right of it.
  package var endX: Int { x + width }
  /// The first row below it.
  package var endY: Int { y + height }
  package var columns: Range<Int> { x..<endX }
  package var rows: Range<Int> { y..<endY }
  package var isEmpty: Bool { width == 0 || height == 0 }

  package func contains(x column: Int, y row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }

  package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: min(endX, other.endX) - left, height: min(endY, other.endY) - top)
  }

  /// Smaller by the given cells on each side; empty if there is no room.
  package func inset(x columns: Int = 0, y rows: Int = 0) -> Rect {
    Rect(x: x + columns, y: y + rows, width: width - 2 * columns, height: height - 2 * rows)
  }

  package func moved(x columns: Int, y rows: Int) -> Rect {
    Rect(x: x + columns, y: y + rows, width: width, height: height)
  }

  /// The leftmost `count` columns, and the rest.
  package func cutLeft(_ count: Int) -> (left: Rect, rest: Rect) {
    let cut = min(max(0, count), width)
    return (
      Rect(x: x, y: y, width: cut, height: height),
      Rect(x: x + cut, y: y, width: width - cut, height: height)
    )
  }

  /// The uppermost `count` rows, and the rest.
  package func cutTop(_ count: Int) -> (top: Rect, rest: Rect) {
    let cut = min(max(0, count), height)
    return (
      Rect(x: x, y: y, width: width, height: cut),
      Rect(x: x, y: y + cut, width: width, height: height - cut)
    )
  }

  /// The lowest `count` rows, and the rest above them.
  package func cutBottom(_ count: Int) -> (bottom: Rect, rest: Rect) {
    let (rest, bottom) = cutTop(height - min(max(0, count), height))
    return (bottom, rest)
  }
}
