extension StringProtocol where SubSequence == Substring {
  /// Lines of at most `width` columns, as parts of this text. Words are kept whole where they fit,
  /// blanks around a break are left out, newlines are kept.
  ///
  /// Only a wide glyph in a width of one column is wider than asked for. No line at all where
  /// `width` is less than one.
  package func wrapped(to width: Int) -> [Substring] {
    guard width > 0 else { return [] }
    if isPrintableASCII { return Substring(self).wrappedASCII(to: width) }
    var lines: [Substring] = []
    for paragraph in split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd) {
      var rest = paragraph
      repeat {
        let (line, next) = rest.firstLine(width: width)
        lines.append(line)
        rest = rest[next...]
      } while !rest.isEmpty
    }
    return lines
  }
}

extension Substring {
  /// The same for printable ASCII, a byte a column: blanks are the only places to break at.
  fileprivate func wrappedASCII(to width: Int) -> [Substring] {
    let ends = utf8.withContiguousStorageIfAvailable { bytes -> [Range<Int>] in
      var lines: [Range<Int>] = []
      var start = 0
      repeat {
        let (end, next) = Substring.firstLine(of: bytes, from: start, width: width)
        lines.append(start..<end)
        start = next
      } while start < bytes.count
      return lines
    }
    return (ends ?? []).map { range in
      let start = utf8.index(startIndex, offsetBy: range.lowerBound)
      return self[start..<utf8.index(start, offsetBy: range.count)]
    }
  }

  /// Where the line ends that begins at `start`, and where the next one begins.
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
  /// The line, and where the next one begins.
  fileprivate func firstLine(width: Int) -> (Substring, Index) {
    var reader = GlyphReader(self)
    var previous: Glyph?
    var inkEnd = startIndex  // after the last glyph that is not blank
    var lastBreak: (end: Index, next: Index)?
    while let element = reader.next() {
      let glyph = element.glyph
      let start = element.range.lowerBound
      if let previous, LineBreakRules.mayBreak(between: previous, and: glyph) {
        lastBreak = (inkEnd, start)
      }
      if !glyph.isBlank {
        if reader.column > width {
          if let lastBreak { return (self[..<lastBreak.end], lastBreak.next) }
          if start > startIndex { return (self[..<start], start) }
          return (self[..<element.range.upperBound], element.range.upperBound)
        }
        inkEnd = element.range.upperBound
      }
      previous = glyph
    }
    return (self[..<inkEnd], endIndex)
  }
}
