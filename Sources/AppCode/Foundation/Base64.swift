/// Base64 as Foundation writes and reads it without options.
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
