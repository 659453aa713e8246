/// Collects one multi-byte character byte by byte, strictly as in Unicode's table 3-7.
struct UTF8Collector: Sendable {
  enum Step {
    case more
    case scalar(Unicode.Scalar)
    /// The byte does not belong to the character; it may begin another.
    case broken
  }

  private var value: UInt32
  private var missing: Int
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// nil if no character begins with `lead`.
  init?(lead: UInt8) {
    switch lead {
    case 0xC2...0xDF: (value, missing) = (UInt32(lead & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(lead & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(lead & 0x07), 3)
    default: return nil
    }
    switch lead {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: break
    }
  }

  mutating func take(_ byte: UInt8) -> Step {
    guard allowed.contains(byte) else { return .broken }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    if missing > 0 { return .more }
    return Unicode.Scalar(value).map(Step.scalar) ?? .broken
  }
}
