extension String {
  /// Lines of at most `width` columns, as parts of this text. Words stay whole if they fit, blanks
  /// around a break are omitted, and newlines stay.
  ///
  /// Only a wide glyph in a width of one column exceeds `width`. Empty if `width` is less than one.
  package func wrapped(to width: Int) -> [Substring] {
    guard width > 0 else { return [] }
    if isPrintableASCII { return Substring(self).wrappedASCII(to: width) }
    var lines: [Substring] = []
    for paragraph in split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd) {
      var rest = paragraph
      repeat {
        let (end, next) = rest.withGlyphs { Substring.firstLine(&$0, width: width) }
        lines.append(rest[..<rest.index(atByte: end)])
        rest = next.map { rest[rest.index(atByte: $0)...] } ?? ""
      } while !rest.isEmpty
    }
    return lines
  }
}

extension Substring {
  /// `wrapped(to:)` for printable ASCII, where a byte is a column and lines break only at blanks.
  fileprivate func wrappedASCII(to width: Int) -> [Substring] {
    let ends = withBytes { bytes -> [Range<Int>] in
      var lines: [Range<Int>] = []
      var start = 0
      repeat {
        let (end, next) = Substring.firstLine(of: bytes, from: start, width: width)
        lines.append(start..<end)
        start = next
      } while start < bytes.count
      return lines
    }
    return ends.map { self[index(atByte: $0.lowerBound)..<index(atByte: $0.upperBound)] }
  }

  /// The end of the line that begins at `start`, and the beginning of the next one.
  private static func firstLine(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int, width: Int
  ) -> (end: Int, next: Int) {
    let blank = UInt8(ascii: " ")
    var inkEnd = start
    var lastBreak: (end: Int, next: Int)?
    for index in start..<bytes.count where bytes[index] != blank {
      if index > start, bytes[index - 1] == blank { lastBreak = (inkEnd, index) }
      if index - start >= width { return lastBreak ?? (index, index) }
      inkEnd = index + 1
    }
    return (inkEnd, bytes.count)
  }
}

extension Character {
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r\n" }
}

extension Substring {
  /// The end of the line and the beginning of the next one, as offsets; nil if there is none.
  fileprivate static func firstLine(
    _ reader: inout GlyphReader, width: Int
  ) -> (end: Int, next: Int?) {
    var previous: Glyph?
    var inkEnd = 0  // after the last glyph that is not blank
    var lastBreak: (end: Int, next: Int)?
    while let element = reader.next() {
      let glyph = element.glyph
      let start = element.range.lowerBound
      if let previous, LineBreakRules.mayBreak(between: previous, and: glyph) {
        lastBreak = (inkEnd, start)
      }
      if !glyph.isBlank {
        if reader.column > width {
          if let lastBreak { return (lastBreak.end, lastBreak.next) }
          let end = start > 0 ? start : element.range.upperBound
          return (end, end)
        }
        inkEnd = element.range.upperBound
      }
      previous = glyph
    }
    return (inkEnd, nil)
  }

  fileprivate func index(atByte offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }
}
