extension Screen {
  enum Parser: Sendable {
    case ground
    case utf8(bytes: [UInt8], missing: Int)
    case escape
    case charset
    case control(String)
    case operatingSystem(String)
  }

  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { take(byte) }
  }

  private mutating func take(_ byte: UInt8) {
    switch parser {
    case .ground: takeGround(byte)
    case .utf8 where byte & 0xC0 != 0x80:
      parser = .ground
      takeGround(byte)
    case .utf8(let bytes, let missing):
      if missing > 1 {
        parser = .utf8(bytes: bytes + [byte], missing: missing - 1)
      } else {
        parser = .ground
        for scalar in String(decoding: bytes + [byte], as: UTF8.self).unicodeScalars { put(scalar) }
      }
    // A sequence that was cut at its first byte.
    case .escape where byte == 0x1B: break
    case .escape: takeEscape(byte)
    case .charset: parser = .ground
    case .control where byte == 0x1B:
      // As in every terminal: an incomplete sequence is dropped for the next one.
      parser = .escape
    case .control(let parameters):
      if (0x40..<0x7F).contains(byte) {
        parser = .ground
        control(parameters, Character(Unicode.Scalar(byte)))
      } else {
        parser = .control(parameters + String(Unicode.Scalar(byte)))
      }
    case .operatingSystem(let text):
      // The Linux console's "reset palette" has no end mark.
      let ends = byte == 0x07 || byte == 0x5C || (text.isEmpty && byte == UInt8(ascii: "R"))
      parser = ends ? .ground : .operatingSystem(text + String(Unicode.Scalar(byte)))
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    switch byte {
    case 0x1B: parser = .escape
    case 0x0D: (x, wrapPending) = (0, false)
    case 0x0A: lineFeed()
    case 0x08: (x, wrapPending) = (max(0, x - 1), false)
    case 0x09: (x, wrapPending) = (min(width - 1, (x / 8 + 1) * 8), false)
    case 0x00, 0x07, 0x0E, 0x0F: break
    case 0x20..<0x7F: put(Unicode.Scalar(byte))
    case 0xC2..<0xE0: parser = .utf8(bytes: [byte], missing: 1)
    case 0xE0..<0xF0: parser = .utf8(bytes: [byte], missing: 2)
    case 0xF0..<0xF5: parser = .utf8(bytes: [byte], missing: 3)
    default: unknown.append("byte \(byte)")
    }
  }

  private mutating func takeEscape(_ byte: UInt8) {
    parser = .ground
    switch Unicode.Scalar(byte) {
    case "[": parser = .control("")
    case "]": parser = .operatingSystem("")
    case "(", ")": parser = .charset
    case "D": lineFeed()
    case "E":
      x = 0
      lineFeed()
    case "M":
      if y == top { scroll(up: -1, from: top) } else { y = max(0, y - 1) }
    case "7": saved = (x, y, pen)
    case "8": (x, y, pen) = saved
    case "=", ">", "H", "\\": break  // keypad, set tab stop, string end
    default: unknown.append("ESC \(Unicode.Scalar(byte))")
    }
  }
}
