extension Value {
  /// The number of hexadecimal digits of a digest.
  package static let digestLength = 8

  /// The spelling of an unknown expression for display: without digests (`...#0123abcd`), and
  /// shortened in the middle if it is longer than `limit` characters.
  package static func shown(_ spelling: String, limit: Int = 120) -> String {
    let plain = spelling.utf8.contains(UInt8(ascii: "#")) ? withoutDigests(spelling) : spelling
    // Only long spellings need their characters counted, because a search shows many short ones.
    guard plain.utf8.count > limit else { return plain }
    guard !plain.dropFirst(limit).isEmpty else { return plain }
    let end = limit * 2 / 5
    return plain.prefix(limit - end) + "..." + plain.suffix(end)
  }

  /// Works on bytes, because a search shows very many spellings.
  private static func withoutDigests(_ spelling: String) -> String {
    let (bytes, mark) = (Array(spelling.utf8), Array("...#".utf8))
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index...].starts(with: mark) else {
        kept.append(bytes[index])
        index += 1
        continue
      }
      kept += mark.dropLast()
      let digits = bytes[(index + mark.count)...].prefix(digestLength)
      let isDigest =
        digits.count == digestLength
        && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
      index += isDigest ? mark.count + digestLength : mark.count - 1
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
