/// Splits the bytes from a show into the texts of positions.
struct PositionBuffer {
  private var lines = LineBuffer()
  private var text = ""

  /// The longest text of a position in bytes; one with votes in every step has 63,000.
  static let longestPosition = 100_000

  /// The positions that are now complete; nil if one is too long, so that the other process is not a show.
  mutating func take(_ bytes: [UInt8]) -> [String]? {
    var found: [String] = []
    for line in lines.take(bytes) {
      text += line + "\n"
      guard text.utf8.count <= Self.longestPosition else { return nil }
      guard line == "end" else { continue }
      found.append(text)
      text = ""
    }
    return found
  }
}
