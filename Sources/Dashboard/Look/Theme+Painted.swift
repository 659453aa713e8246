import TextGrid

/// A painted background for the projector, because the terminal's own colours are unknown and a
/// weak lamp needs a contrast of at least 7:1.
extension Theme {
  /// Foreground and background among the fixed colours, from 16 on; nil if the theme has none.
  static func paintedInk(_ role: Role, _ name: Name) -> (foreground: UInt8, background: UInt8)? {
    switch name {
    case .dark: return darkPaint(role)
    case .light: return lightPaint(role)
    case .mono: return nil
    }
  }

  private static func darkPaint(_ role: Role) -> (UInt8, UInt8) {
    switch role {
    case .text, .keyName, .title: return (231, 16)
    case .faint, .unavailable: return (251, 16)
    case .frame: return (248, 16)
    case .chosenFrame, .key: return (123, 16)
    case .bar: return (255, 235)
    case .barName, .selection: return (231, 18)
    case .current, .good: return (120, 16)
    case .command, .notice: return (228, 16)
    case .callback: return (159, 16)
    case .change: return (222, 16)
    case .bad: return (217, 16)
    }
  }

  private static func lightPaint(_ role: Role) -> (UInt8, UInt8) {
    switch role {
    case .text, .keyName, .title: return (16, 231)
    case .faint, .unavailable: return (238, 231)
    case .frame: return (239, 231)
    case .chosenFrame, .key: return (18, 231)
    case .bar: return (16, 253)
    case .barName, .selection: return (231, 18)
    case .current, .good: return (22, 231)
    case .command, .notice, .change: return (52, 231)
    case .callback: return (17, 231)
    case .bad: return (88, 231)
    }
  }
}
