extension Value {
  /// The number of hexadecimal digits of a digest.
  package static let digestLength = 8

  private static let longestShown = 120
  private static let shownEnd = 50

  /// An unknown expression as a reader sees it: without digests (`...#0123abcd`), and without its
  /// middle where it is long.
  package static func shown(_ spelling: String) -> String {
    let plain = spelling.contains("...#") ? withoutDigests(spelling) : spelling
    guard plain.utf8.count > longestShown, plain.count > longestShown else { return plain }
    return plain.prefix(longestShown - shownEnd) + "..." + plain.suffix(shownEnd)
  }

  private static func withoutDigests(_ spelling: String) -> String {
    var text = ""
    var rest = spelling[...]
    while let mark = rest.firstRange(of: "...#") {
      text += rest[..<mark.lowerBound] + "..."
      let digits = rest[mark.upperBound...].prefix(digestLength)
      let isDigest = digits.count == digestLength && digits.allSatisfy(\.isHexDigit)
      rest = rest[(isDigest ? digits.endIndex : rest.index(before: mark.upperBound))...]
    }
    return text + rest
  }
}
