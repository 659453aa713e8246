/// Base64 as Foundation writes and reads it.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(of bytes: [UInt8]) -> String {
    var made: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = 0
      for offset in 0..<3 { bits = bits << 8 | Int(group.dropFirst(offset).first ?? 0) }
      for position in 0..<4 {
        let isPadding = position > group.count
        made.append(isPadding ? UInt8(ascii: "=") : letters[bits >> (18 - 6 * position) & 63])
      }
    }
    return String(decoding: made, as: UTF8.self)
  }

  /// Splits the text into lines, by Foundation's options. Lines end with CR and LF unless the options say otherwise.
  static func lines(of text: String, _ options: Set<String>) -> String {
    guard
      let length = options.contains("lineLength64Characters")
        ? 64 : options.contains("lineLength76Characters") ? 76 : nil
    else { return text }
    let ends = [("endLineWithCarriageReturn", "\r"), ("endLineWithLineFeed", "\n")]
    let end = ends.filter { options.contains($0.0) }.map(\.1).joined()
    let letters = Array(text.utf8)
    return stride(from: 0, to: letters.count, by: length).map {
      String(decoding: letters[$0..<min($0 + length, letters.count)], as: UTF8.self)
    }.joined(separator: end.isEmpty ? "\r\n" : end)
  }

  /// The text without the characters that Base64 does not use.
  static func known(in text: String) -> String {
    String(
      decoding: text.utf8.filter { letters.contains($0) || $0 == UInt8(ascii: "=") }, as: UTF8.self)
  }

  /// nil if the string is not Base64.
  static func bytes(of text: String) -> [UInt8]? {
    let units = Array(text.utf8)
    let padding = units.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    guard units.count.isMultiple(of: 4), padding <= 2 else { return nil }
    var bytes: [UInt8] = []
    var bits = 0
    for (index, unit) in units.dropLast(padding).enumerated() {
      guard let value = letters.firstIndex(of: unit) else { return nil }
      bits = (bits << 6 | value) & 0xFF_FFFF
      switch index % 4 {
      case 1: bytes.append(UInt8(bits >> 4 & 255))
      case 2: bytes.append(UInt8(bits >> 2 & 255))
      case 3: bytes.append(UInt8(bits & 255))
      default: break
      }
    }
    return bytes
  }
}
