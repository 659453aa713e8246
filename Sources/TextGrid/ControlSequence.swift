/// A control sequence: ESC [, parameters, a final byte.
struct ControlSequence {
  /// `<` or `?` if the parameters begin with one.
  let prefix: UInt8?
  let parameters: [Int]
  let final: UInt8

  init(body: [UInt8], final: UInt8) {
    self.final = final
    prefix = body.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    parameters = body.dropFirst(prefix == nil ? 0 : 1)
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { digits in
        digits.reduce(0) { value, byte in
          (0x30...0x39).contains(byte) ? min(value * 10 + Int(byte - 0x30), 99_999) : value
        }
      }
  }

  var beginsPaste: Bool { final == UInt8(ascii: "~") && prefix == nil && parameters == [200] }

  var modifiers: Modifiers {
    guard parameters.count == 2, (2...8).contains(parameters[1]) else { return [] }
    return Modifiers(rawValue: UInt8(parameters[1] - 1))
  }

  var key: Key? {
    if prefix != nil { return nil }
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "Z"): return .backTab
    case UInt8(ascii: "P")...UInt8(ascii: "S"): return .function(Int(final - 0x4F))
    case UInt8(ascii: "~"): return Self.numberedKey(parameters.first ?? 0)
    default: return nil
    }
  }

  private static func numberedKey(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }
}

extension InputDecoder {
  static func finish(_ sequence: ControlSequence) -> Input {
    if let mouse = Mouse(sequence) { return .mouse(mouse) }
    guard let key = sequence.key else { return .ignored }
    let modifiers = sequence.modifiers
    return modifiers.isEmpty ? .key(key) : .modified(modifiers, key)
  }
}

extension Key {
  /// For the bytes below the blank, and 0x7F.
  init(controlByte byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B: self = .escape
    case 0x01...0x1A: self = .control(Unicode.Scalar(byte + 0x60))
    default: self = .control(Unicode.Scalar((byte & 0x1F) + 0x40))
    }
  }
}
