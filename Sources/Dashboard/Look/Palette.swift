import TextGrid

/// The RGB values of a terminal's colour numbers: the usual 16, then the fixed ones.
package enum Palette {
  /// Red, green and blue, 0 to 255 each.
  package static func rgb(_ index: UInt8) -> (red: Int, green: Int, blue: Int) {
    switch index {
    case 0..<16: return basic[Int(index)]
    case 232...:
      let grey = 8 + 10 * (Int(index) - 232)
      return (grey, grey, grey)
    default:
      let cube = Int(index) - 16
      return (levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
    }
  }

  private static let levels = [0, 95, 135, 175, 215, 255]

  private static let basic: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  /// Relative luminance (WCAG 2), 0 to 1.
  package static func luminance(_ index: UInt8) -> Double {
    let color = rgb(index)
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func linear(_ value: Int) -> Double {
    let part = Double(value) / 255
    guard part > 0.03928 else { return part / 12.92 }
    let base = (part + 0.055) / 1.055
    // base to the power of 2.4: its square times the fifth root of its square.
    return base * base * fifthRoot(base * base)
  }

  /// By Newton's method; `value` is between 0 and 1.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (fourth * root - value) / (5 * fourth)
    }
    return root
  }

  /// The contrast ratio (WCAG 2), 1 to 21.
  package static func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}

/// Contrast of text and background colours.
package enum Contrast {
  /// The fraction of its cell that a block character fills. Strokes of letters count as completely
  /// filled.
  package static func coverage(of glyph: Glyph) -> Double {
    switch glyph.text {
    case "▓": return 0.75
    case "▒": return 0.5
    case "░": return 0.25
    default: return 1
    }
  }

  /// The contrast ratio, 1 to 21; nil if nothing is drawn or the terminal's own colours are
  /// unknown.
  package static func ratio(of cell: Cell) -> Double? {
    guard !cell.glyph.isBlank, !cell.glyph.text.isEmpty else { return nil }
    guard case .index(let ink) = cell.style.foreground,
      case .index(let ground) = cell.style.background
    else { return nil }
    let isReversed = cell.style.attributes.contains(.reverse)
    let below = Palette.luminance(isReversed ? ink : ground)
    let above = Palette.luminance(isReversed ? ground : ink)
    let share = coverage(of: cell.glyph)
    return Palette.contrast(share * above + (1 - share) * below, below)
  }
}
