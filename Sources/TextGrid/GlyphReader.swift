/// Splits text into glyphs. All text reaches cells through it: tabs become blanks, control
/// characters become `?`, unassigned scalars become U+FFFD, and joiners and selectors are omitted.
///
/// Reads the UTF-8 of a Swift string, which is always valid; `withGlyphs` creates a reader.
struct GlyphReader: IteratorProtocol {
  struct Element {
    let glyph: Glyph
    /// Offsets in the text's UTF-8; empty for the second and further blanks of a tab.
    let range: Range<Int>
  }

  static let tabStop = 8

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var blanksOfTab = 0
  /// The column after the glyphs read so far.
  private(set) var column = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func next() -> Element? {
    if blanksOfTab > 0 {
      blanksOfTab -= 1
      column += 1
      return Element(glyph: .blank, range: index..<index)
    }
    while index < bytes.count {
      let start = index
      let scalar: Unicode.Scalar
      (scalar, index) = decoded(at: index)
      switch ScalarKind(scalar) {
      case .base(let base, let columns):
        var glyph = Glyph(base, columns: columns)
        readMarks(into: &glyph)
        column += columns
        return Element(glyph: glyph, range: start..<index)
      case .tab:
        blanksOfTab = Self.tabStop - column % Self.tabStop - 1
        column += 1
        return Element(glyph: .blank, range: start..<index)
      case .mark, .dropped:
        continue  // a mark with no glyph before it has nothing to stand on
      }
    }
    return nil
  }

  private mutating func readMarks(into glyph: inout Glyph) {
    while index < bytes.count, bytes[index] >= 0x80 {
      let (scalar, end) = decoded(at: index)
      switch ScalarKind(scalar) {
      case .mark: glyph.add(mark: scalar)
      case .dropped: break
      case .base, .tab: return
      }
      index = end
    }
  }

  /// The scalar that begins at an offset, and its end.
  private func decoded(at start: Int) -> (Unicode.Scalar, end: Int) {
    let first = bytes[start]
    if first < 0x80 { return (Unicode.Scalar(first), start + 1) }
    let count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(count))
    for offset in 1..<count where start + offset < bytes.count {
      value = value << 6 | UInt32(bytes[start + offset] & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", min(start + count, bytes.count))
  }
}

extension StringProtocol {
  func withGlyphs<Result>(_ read: (inout GlyphReader) -> Result) -> Result {
    withBytes { bytes in
      var reader = GlyphReader(bytes)
      return read(&reader)
    }
  }

  /// Whether each byte is one cell, as in most drawn text.
  var isPrintableASCII: Bool { withBytes(\.arePrintableASCII) }

  func withBytes<Result>(_ read: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(read) { return result }
    var copy = String(self)
    return copy.withUTF8(read)
  }
}

extension UnsafeBufferPointer<UInt8> {
  var arePrintableASCII: Bool {
    for byte in self where byte &- 0x20 >= 0x5F { return false }
    return true
  }
}
