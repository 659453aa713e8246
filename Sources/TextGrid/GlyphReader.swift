/// Splits text into glyphs. The only way from text to cells: tabs become blanks, control characters
/// become `?`, scalars without a meaning U+FFFD, and joiners and selectors are left out.
struct GlyphReader: IteratorProtocol {
  struct Element {
    let glyph: Glyph
    /// Empty for the second and further blanks of a tab.
    let range: Range<String.Index>
  }

  static let tabStop = 8

  private let scalars: Substring.UnicodeScalarView
  private var index: String.Index
  private var blanksOfTab = 0
  /// The column after the glyphs read so far.
  private(set) var column = 0

  init(_ text: some StringProtocol) {
    scalars = Substring(text).unicodeScalars
    index = scalars.startIndex
  }

  mutating func next() -> Element? {
    if blanksOfTab > 0 {
      blanksOfTab -= 1
      column += 1
      return Element(glyph: .blank, range: index..<index)
    }
    while index < scalars.endIndex {
      let start = index
      let kind = ScalarKind(scalars[index])
      scalars.formIndex(after: &index)
      switch kind {
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
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if scalar.isASCII { return }
      switch ScalarKind(scalar) {
      case .mark: glyph.add(mark: scalar)
      case .dropped: break
      case .base, .tab: return
      }
      scalars.formIndex(after: &index)
    }
  }
}

extension StringProtocol {
  /// One cell a byte: most of what is drawn. False for some strings that came from elsewhere.
  var isPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable(\.arePrintableASCII) ?? false
  }
}

extension UnsafeBufferPointer<UInt8> {
  var arePrintableASCII: Bool {
    for byte in self where byte &- 0x20 >= 0x5F { return false }
    return true
  }
}
