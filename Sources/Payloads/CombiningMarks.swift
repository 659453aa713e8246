extension String {
  /// The most combining marks in a row that PushLab reads. Swift's normalisation of a text sorts
  /// them, in quadratic time, whenever the text is compared or hashed; Unicode's Stream-Safe Text
  /// Format has at most 30.
  package static let mostMarks = 256

  package var hasTooManyMarks: Bool { longestMarks > String.mostMarks }

  /// The length of the longest row of combining marks.
  package var longestMarks: Int {
    var (longest, length) = (0, 0)
    for scalar in unicodeScalars {
      length = scalar.isCombiningMark ? length + 1 : 0
      longest = max(longest, length)
    }
    return longest
  }
}

extension Unicode.Scalar {
  /// Most scalars are letters that need no look into the tables.
  fileprivate var isCombiningMark: Bool {
    value >= 0x300 && !(0x4E00...0x9FFF).contains(value)
      && properties.canonicalCombiningClass != .notReordered
  }
}
