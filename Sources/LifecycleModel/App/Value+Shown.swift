extension Value {
  /// The number of hexadecimal digits of a digest.
  package static let digestLength = 8

  /// The spelling of an unknown expression for display: without digests (`...#0123abcd`), and
  /// shortened in the middle if it is longer than `limit` characters.
  package static func shown(_ spelling: String, limit: Int = 120) -> String {
    let hasMark = spelling.utf8.contains(UInt8(ascii: "#")) && spelling.contains("...#")
    let plain = hasMark ? withoutDigests(spelling) : spelling
    // A search shows many short spellings; only the others need their characters counted.
    guard plain.utf8.count > limit else { return plain }
    guard !plain.dropFirst(limit).isEmpty else { return plain }
    let end = limit * 2 / 5
    return plain.prefix(limit - end) + "..." + plain.suffix(end)
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
