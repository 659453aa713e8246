extension Grid {
  /// The rows as text, without trailing blanks.
  package var lines: [String] {
    rows { row in
      var line = String.UnicodeScalarView()
      for cell in row { cell.glyph.append(to: &line) }
      return String(line)
    }
  }

  /// The styles of a grid, one character per cell: the style's character in `legend`, `.` for the plain style, `?` for
  /// others.
  package func styleMap(_ legend: KeyValuePairs<Character, Style>) -> [String] {
    rows { row in
      String(
        row.map { cell -> Character in
          if cell.style == .plain { return "." }
          return legend.first { $0.value == cell.style }?.key ?? "?"
        })
    }
  }

  private func rows(_ text: (ArraySlice<Cell>) -> String) -> [String] {
    (0..<size.height).map { y in
      let line = text(cells[(y * size.width)..<((y + 1) * size.width)])
      guard let end = line.lastIndex(where: { $0 != " " }) else { return "" }
      return String(line[...end])
    }
  }
}
