extension String {
  /// The most combining marks in a row that PushLab accepts. Swift's normalisation sorts them in quadratic time
  /// whenever the text is compared or hashed. Unicode's Stream-Safe Text Format allows at most 30.
  package static let mostMarks = 256

  package var hasTooManyMarks: Bool { endOfLongRow(of: \.isCombiningMark) != nil }

  /// The kind of scalars of which the text has too many in a row; nil if none. For a character among flags, Swift
  /// counts the flag letters before it from their beginning, in quadratic time.
  package var longRow: ExcessiveMarks? {
    if hasTooManyMarks { return .marks }
    return endOfLongRow(of: \.isFlagLetter) == nil ? nil : .flags
  }

  /// The text, cut off at the first row that is too long.
  package var truncatedAtExcessiveMarks: String {
    guard utf8.count > String.mostMarks else { return self }
    let ends = [endOfLongRow(of: \.isCombiningMark), endOfLongRow(of: \.isFlagLetter)]
    guard let end = ends.compactMap(\.self).min() else { return self }
    return String(unicodeScalars[..<end]) + "…"
  }

  private func endOfLongRow(of belongs: (Unicode.Scalar) -> Bool) -> Index? {
    var length = 0
    for index in unicodeScalars.indices {
      length = belongs(unicodeScalars[index]) ? length + 1 : 0
      if length > String.mostMarks { return index }
    }
    return nil
  }
}

package enum ExcessiveMarks: Sendable {
  case marks
  /// Regional indicators, two of which make a flag.
  case flags
}

extension Unicode.Scalar {
  fileprivate var isFlagLetter: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Most scalars are letters that need no lookup in Unicode's tables: Latin; Greek and Cyrillic; punctuation; Han;
  /// Hangul; emoji.
  fileprivate var isCombiningMark: Bool {
    switch value {
    case ..<0x300, 0x370..<0x483, 0x2010..<0x20D0, 0x3400..<0xA66F, 0xAC00..<0xFB1E,
      0x1F000..<0xE0000:
      false
    // Their class is 0, but Swift decomposes them into marks of other classes.
    case 0xF73, 0xF75, 0xF81: true
    default: properties.canonicalCombiningClass != .notReordered
    }
  }
}
