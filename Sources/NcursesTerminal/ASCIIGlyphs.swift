/// Substitutes for characters on a terminal that is limited to ASCII.
enum ASCIIGlyphs {
  /// `?` if no character is similar.
  static func substitute(for scalar: UInt32) -> UInt8 {
    if scalar < 0x80 { return UInt8(scalar) }
    if let scalar = Unicode.Scalar(scalar), let found = single[scalar] { return found }
    switch scalar {
    case 0x2500...0x257F: return line(scalar)
    case 0x2580...0x259F: return scalar == 0x2591 ? ascii(".") : ascii("#")
    default: return ascii("?")
    }
  }

  private static func line(_ scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2574, 0x2576, 0x2578,
      0x257A, 0x257C, 0x257E:
      ascii("-")
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577,
      0x2579, 0x257B, 0x257D, 0x257F:
      ascii("|")
    case 0x2550: ascii("=")
    case 0x2571: ascii("/")
    case 0x2572: ascii("\\")
    case 0x2573: ascii("X")
    default: ascii("+")
    }
  }

  private static let single: [Unicode.Scalar: UInt8] = {
    let groups: KeyValuePairs<Character, String> = [
      "<": "←◀◄◂‹«⇐", ">": "→▶►▸▹›»⇒▷", "^": "↑▲▴△⇑", "v": "↓▼▾▽⇓✓✔☑", "-": "↔–—‐‑−",
      "|": "↕", "x": "✗✘×☒", "*": "•●★◆■▪☆✱", "o": "○◦◯◇□☐▫", "~": "…≈", "'": "‘’′", "\"": "“”″",
      ".": "·∙", " ": "\u{A0}\u{2002}\u{2003}\u{2009}",
      "1": "①", "2": "②", "3": "③", "4": "④", "5": "⑤", "6": "⑥", "7": "⑦", "8": "⑧", "9": "⑨",
    ]
    var table: [Unicode.Scalar: UInt8] = [:]
    for (replacement, scalars) in groups {
      for scalar in scalars.unicodeScalars { table[scalar] = replacement.asciiValue }
    }
    return table
  }()

  private static func ascii(_ scalar: Unicode.Scalar) -> UInt8 { UInt8(ascii: scalar) }
}
