extension Canvas {
  /// A frame with its title in the upper line. Returns the area inside.
  @discardableResult
  package mutating func box(
    _ area: Rect, title: String = "", _ style: Style = .plain, titleStyle: Style? = nil,
    lines: LineSet = .unicode
  ) -> Rect {
    let inner = area.inset(x: 1, y: 1)
    guard area.width >= 2, area.height >= 2 else { return inner }
    let right = area.endX - 1
    let bottom = area.endY - 1
    for y in [area.y, bottom] {
      fill(
        Rect(x: area.x, y: y, width: area.width, height: 1), style, with: lines.horizontal)
    }
    for x in [area.x, right] {
      fill(Rect(x: x, y: area.y, width: 1, height: area.height), style, with: lines.vertical)
    }
    put(lines.corners[0], x: area.x, y: area.y, style)
    put(lines.corners[1], x: right, y: area.y, style)
    put(lines.corners[2], x: area.x, y: bottom, style)
    put(lines.corners[3], x: right, y: bottom, style)
    if !title.isEmpty, inner.width >= 3 {
      let name = title.truncated(to: inner.width - 2)
      text(" \(name) ", x: inner.x, y: area.y, titleStyle ?? style)
    }
    return inner
  }

  /// Fills `part`/`whole` of the columns, at least one column if `part` is above 0.
  package mutating func bar(
    x: Int, y: Int, width: Int, part: Int, whole: Int, _ style: Style = .plain,
    lines: LineSet = .unicode
  ) {
    let area = Rect(x: x, y: y, width: width, height: 1)
    let share = whole > 0 ? min(1, max(0, Double(part) / Double(whole))) : 0
    let full = share > 0 ? max(1, Int((share * Double(area.width)).rounded())) : 0
    fill(area.cutLeft(full).left, style, with: lines.barFull)
    fill(area.cutLeft(full).rest, style, with: lines.barEmpty)
  }
}
