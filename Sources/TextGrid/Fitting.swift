package enum Alignment: Hashable, Sendable {
  case leading, trailing
}

extension String {
  /// The text as the grid shows it: without control characters, with tabs expanded.
  package var sanitized: String {
    if isPrintableASCII { return self }
    return withGlyphs { reader in
      var result = String.UnicodeScalarView()
      while let glyph = reader.next()?.glyph { glyph.append(to: &result) }
      return String(result)
    }
  }

  /// At most `width` columns, sanitized. A truncated text ends in `ellipsis`.
  package func truncated(to width: Int, ellipsis: String = "…") -> String {
    let isASCII = isPrintableASCII
    if isASCII, utf8.count <= width { return self }
    let ellipsisWidth = ellipsis.displayWidth
    let ellipsis = ellipsisWidth <= width ? ellipsis : ""
    let room = ellipsisWidth <= width ? width - ellipsisWidth : width
    if isASCII {
      return String(decoding: utf8.prefix(Swift.max(0, room)), as: UTF8.self) + ellipsis
    }
    return withGlyphs { reader in
      var kept = String.UnicodeScalarView()
      var besideEllipsis = String.UnicodeScalarView()
      while let glyph = reader.next()?.glyph {
        if reader.column > width { return String(kept) + ellipsis }
        if reader.column <= room {
          glyph.append(to: &kept)
        } else {
          glyph.append(to: &besideEllipsis)
        }
      }
      return String(kept) + String(besideEllipsis)
    }
  }

  /// At most `width` columns of a name: its beginning and its end, which identify it.
  package func shortenedInMiddle(to width: Int) -> String {
    guard isPrintableASCII, utf8.count > width, width >= 5 else { return truncated(to: width) }
    let head = (width - 1) * 3 / 5
    let start = String(decoding: utf8.prefix(head), as: UTF8.self)
    let end = String(decoding: utf8.suffix(width - 1 - head), as: UTF8.self)
    return start + "…" + end
  }

  /// Exactly `width` columns: truncated, or filled with blanks.
  package func padded(to width: Int, _ alignment: Alignment = .leading) -> String {
    let text = truncated(to: width)
    let free = Swift.max(0, width - text.displayWidth)
    let before =
      switch alignment {
      case .leading: 0
      case .trailing: free
      }
    return String(repeating: " ", count: before) + text
      + String(repeating: " ", count: free - before)
  }
}
