import TextGrid

/// A frame as an SVG picture in the theme's colours, without scripts. Each run of one style is one
/// text element.
package enum FramePicture {
  private static let cellWidth = 8
  private static let cellHeight = 17
  private static let baseline = 13

  /// The file name of the screen's picture: `x-screen.svg` for an exported `x.svg`.
  package static func path(beside path: String) -> String {
    (path.hasSuffix(".svg") ? String(path.dropLast(4)) : path) + "-screen.svg"
  }

  /// The picture of a grid. `isLight`: whether the terminal's own colours are assumed to be light.
  package static func svg(_ grid: Grid, isLight: Bool = false) -> String {
    let width = grid.size.width * cellWidth
    let height = grid.size.height * cellHeight
    let ground = isLight ? "#ffffff" : "#0c0c0c"
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" "
        + "width=\"\(width)\" height=\"\(height)\" font-size=\"13.2\" xml:space=\"preserve\" "
        + "font-family=\"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', "
        + "'Noto Sans Mono CJK SC', monospace\">",
      "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(ground)\"/>",
    ]
    for y in 0..<grid.size.height {
      for run in runs(ofRow: y, in: grid) { lines += run.elements(y, isLight) }
    }
    return (lines + ["</svg>"]).map { $0 + "\n" }.joined()
  }

  private struct Run {
    var x: Int
    var columns: Int
    var text: String
    var style: Style

    func elements(_ y: Int, _ isLight: Bool) -> [String] {
      let isReversed = style.attributes.contains(.reverse)
      let ink = FramePicture.hex(style.foreground, isLight ? "#1a1a1a" : "#e4e4e4")
      let ground = FramePicture.hex(style.background, nil)
      let own = isLight ? "#ffffff" : "#0c0c0c"
      let fill = isReversed ? ink : ground
      let color = isReversed ? ground ?? own : ink ?? own
      let left = x * cellWidth
      let top = y * cellHeight
      var elements: [String] = []
      if let fill {
        elements.append(
          "<rect x=\"\(left)\" y=\"\(top)\" width=\"\(columns * cellWidth)\" "
            + "height=\"\(cellHeight)\" fill=\"\(fill)\"/>")
      }
      guard text.contains(where: { $0 != " " }) else { return elements }
      if text.allSatisfy({ $0 == "█" }) {
        // Drawn as shapes, because fonts leave gaps between full blocks.
        elements.append(
          "<rect x=\"\(left)\" y=\"\(top)\" width=\"\(columns * cellWidth)\" "
            + "height=\"\(cellHeight)\" fill=\"\(color)\" shape-rendering=\"crispEdges\"/>")
        return elements
      }
      var look = ""
      if style.attributes.contains(.bold) { look += " font-weight=\"bold\"" }
      if style.attributes.contains(.italic) { look += " font-style=\"italic\"" }
      if style.attributes.contains(.underline) { look += " text-decoration=\"underline\"" }
      if style.attributes.contains(.dim) { look += " opacity=\"0.7\"" }
      elements.append(
        "<text x=\"\(left)\" y=\"\(top + baseline)\" textLength=\"\(columns * cellWidth)\" "
          + "lengthAdjust=\"spacingAndGlyphs\" fill=\"\(color)\"\(look)>\(text.xmlEscaped)</text>")
      return elements
    }
  }

  /// Runs of neighbouring cells with one style. Full blocks are separate runs.
  private static func runs(ofRow y: Int, in grid: Grid) -> [Run] {
    var runs: [Run] = []
    for x in 0..<grid.size.width {
      let cell = grid[x, y]
      let text = cell.glyph.text
      if text.isEmpty, !runs.isEmpty {
        runs[runs.count - 1].columns += 1
        continue
      }
      let isBlock = text == "█"
      if let last = runs.last, last.style == cell.style, last.text.hasSuffix("█") == isBlock {
        runs[runs.count - 1].text += text
        runs[runs.count - 1].columns += 1
      } else {
        runs.append(Run(x: x, columns: 1, text: text, style: cell.style))
      }
    }
    return runs.filter {
      $0.style.background != .terminalDefault || $0.text.contains { $0 != " " }
        || $0.style.attributes.contains(.reverse)
    }
  }

  private static func hex(_ color: Color, _ own: String?) -> String? {
    guard case .index(let index) = color else { return own }
    let rgb = Palette.rgb(index)
    return "#"
      + [rgb.red, rgb.green, rgb.blue].map { value in
        let digits = String(value, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

extension String {
  /// Escaped for a text element. Glyphs of a grid contain no control characters.
  fileprivate var xmlEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
