/// Tells whether a lesson is still the one that was solved. FNV-1a, 64 bits: stable over machines and
/// versions, unlike `Hasher`, and a few lines. Nobody gains by forging one, so it need not be
/// cryptographic.
package struct ContentHash: Hashable, Sendable {
  package let value: UInt64

  /// Of the English file, which has all the logic, and of the lesson's own delegate where it has one.
  /// A translation may be mended without a word to those who have solved the lesson.
  package init(lesson: [UInt8], app: [UInt8]? = nil) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in ContentHash.ends(lesson) + ContentHash.ends(app ?? []) {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    value = hash
  }

  /// A file as it is hashed: line ends as Unix has them, whatever a checkout made of them, and behind
  /// it the byte 0xFF, which is in no UTF-8, so that nothing can move from one file to the other.
  private static func ends(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1)
    for (index, byte) in bytes.enumerated() {
      let isEndOfLine = index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if byte != 0x0D || !isEndOfLine { result.append(byte) }
    }
    result.append(0xFF)
    return result
  }
}

extension ContentHash {
  /// 16 digits of 0-9 and a-f.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  package init?(_ text: some StringProtocol) {
    let isHexadecimal = text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    guard text.utf8.count == 16, isHexadecimal, let value = UInt64(text, radix: 16) else {
      return nil
    }
    self.value = value
  }
}
