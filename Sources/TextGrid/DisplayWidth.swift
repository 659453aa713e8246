/// The role of a scalar on the screen.
enum ScalarKind: Equatable {
  /// Starts a glyph of one or two columns; may differ from the scalar of the text.
  case base(Unicode.Scalar, columns: Int)
  /// Joins the glyph before it.
  case mark
  case tab
  /// Omitted: it has no cell, and terminals disagree about the width of a glyph that it joins.
  case dropped

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0x20..<0x7F: self = .base(scalar, columns: 1)
    case 0x09: self = .tab
    case 0..<0xA0: self = .base("?", columns: 1)
    case 0xA0..<0x300 where value != 0xAD: self = .base(scalar, columns: 1)
    // A shortcut for common scalars: dashes and quotes, arrows, box drawing, blocks and shapes, and
    // common ideographs. A test compares it with the tables.
    case 0x2010..<0x2028, 0x2190..<0x231A, 0x2500..<0x25FD: self = .base(scalar, columns: 1)
    case 0x4E00..<0xA000: self = .base(scalar, columns: 2)
    case 0x1F1E6...0x1F1FF:
      // Half of a flag. Because some terminals draw a pair as one glyph, its letter replaces it.
      self = .base(Unicode.Scalar(UInt8(value - 0x1F1E6 + 0x41)), columns: 1)
    default: self.init(lookingUp: scalar)
    }
  }

  init(lookingUp scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case _ where Self.isDropped(value): self = .dropped
    case _ where value.isIn(WidthTable.wide): self = .base(scalar, columns: 2)
    case _ where value.isIn(WidthTable.zeroWidth): self = .mark
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: self = .base("\u{FFFD}", columns: 1)  // private use
    case _ where value.isIn(WidthTable.unassigned): self = .base("\u{FFFD}", columns: 1)
    default: self = .base(scalar, columns: 1)
    }
  }

  private static func isDropped(_ value: UInt32) -> Bool {
    switch value {
    case 0xAD, 0x34F, 0x61C, 0x180B...0x180F: true
    case 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0: true  // invisible letters
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: true  // number signs
    case 0x1BCA0...0x1BCA3: true  // shorthand controls
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: true  // ZWSP, ZWJ, bidi, joiners
    case 0xFE00...0xFE0F, 0xFEFF, 0xFFF9...0xFFFB: true  // variation selectors, BOM
    case 0x13430...0x1345F, 0x1D173...0x1D17A: true
    case 0x1F3FB...0x1F3FF: true  // skin tones
    case 0xE0000...0xE0FFF: true  // tags
    default: false
    }
  }
}

extension UInt32 {
  /// Whether the value is in a range. `ranges`: first and last value of each, in order.
  fileprivate func isIn(_ ranges: [UInt32]) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle * 2 + 1] < self { low = middle + 1 } else { high = middle }
    }
    return low * 2 < ranges.count && ranges[low * 2] <= self
  }
}

extension String {
  /// The columns of the text on one line; tabs count from its beginning.
  package var displayWidth: Int {
    withBytes { bytes in
      if bytes.arePrintableASCII { return bytes.count }
      var reader = GlyphReader(bytes)
      while reader.next() != nil {}
      return reader.column
    }
  }
}
