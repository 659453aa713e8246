extension String {
  /// The most combining marks in a row that PushLab reads. Swift's normalisation of a text sorts
  /// them, in quadratic time, whenever the text is compared or hashed; Unicode's Stream-Safe Text
  /// Format has at most 30.
  package static let mostMarks = 256

  package var hasTooManyMarks: Bool { hasLongRow(of: \.isCombiningMark) }

  /// What the text has too many of in a row to be read; nil if nothing. Swift counts the letters of
  /// flags before a character from their beginning, in quadratic time.
  package var longRow: LongRow? {
    if hasTooManyMarks { return .marks }
    return hasLongRow(of: { (0x1F1E6...0x1F1FF).contains($0.value) }) ? .flags : nil
  }

  private func hasLongRow(of belongs: (Unicode.Scalar) -> Bool) -> Bool {
    var length = 0
    for scalar in unicodeScalars {
      length = belongs(scalar) ? length + 1 : 0
      if length > String.mostMarks { return true }
    }
    return false
  }
}

package enum LongRow: Sendable {
  case marks
  /// Regional indicators, two of which make a flag.
  case flags
}

extension Unicode.Scalar {
  /// Most scalars are letters that need no look into the tables: Latin; Greek and Cyrillic;
  /// punctuation; Han; Hangul; emoji.
  fileprivate var isCombiningMark: Bool {
    switch value {
    case ..<0x300, 0x370..<0x483, 0x2010..<0x20D0, 0x3400..<0xA66F, 0xAC00..<0xFB1E,
      0x1F000..<0xE0000:
      false
    // Their class is 0, but Swift takes them apart into marks of other classes.
    case 0xF73, 0xF75, 0xF81: true
    default: properties.canonicalCombiningClass != .notReordered
    }
  }
}
