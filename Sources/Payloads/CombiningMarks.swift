extension String {
  /// The most combining marks in a row that PushLab reads. Swift's normalisation of a text sorts
  /// them, in quadratic time, whenever the text is compared or hashed; Unicode's Stream-Safe Text
  /// Format has at most 30.
  package static let mostMarks = 256

  package var hasTooManyMarks: Bool { longestMarks > String.mostMarks }

  /// The length of the longest row of combining marks.
  private var longestMarks: Int {
    var (longest, length) = (0, 0)
    for scalar in unicodeScalars {
      length = scalar.isCombiningMark ? length + 1 : 0
      longest = max(longest, length)
    }
    return longest
  }
}

extension Unicode.Scalar {
  /// Most scalars are letters that need no look into the tables: Latin; Greek and Cyrillic;
  /// punctuation; Han; Hangul; emoji.
  fileprivate var isCombiningMark: Bool {
    switch value {
    case ..<0x300, 0x370..<0x483, 0x2010..<0x20D0, 0x3400..<0xA66F, 0xAC00..<0xFB1E,
      0x1F000..<0xE0000:
      false
    default: properties.canonicalCombiningClass != .notReordered
    }
  }
}
