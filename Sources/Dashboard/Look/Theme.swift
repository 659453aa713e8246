import CommandLanguage
import TextGrid

/// The role of a piece of the screen; the theme gives it a style.
package enum Role: Int, CaseIterable, Hashable, Sendable {
  case text, faint
  case frame, chosenFrame, title
  /// The top row, and the name of the program in it.
  case bar, barName
  case key, keyName, unavailable
  /// The step at the cursor.
  case selection
  /// The current state, the executing line.
  case current
  case command, callback, change
  case good, bad, notice
}

/// A style for each role. Distinctions are also made by words, signs or attributes, so that they survive without
/// colours.
package struct Theme: Hashable, Sendable {
  package typealias Name = ThemeName

  package let name: Name
  /// Whether the background is painted as well, for the projector.
  package var isPainted = false { didSet { styles = Theme.styles(name, isPainted: isPainted) } }
  /// One style for each role, computed once because a frame looks up hundreds.
  private var styles: [Style]

  package init(_ name: Name) {
    self.name = name
    styles = Theme.styles(name, isPainted: false)
  }

  package subscript(role: Role) -> Style { styles[role.rawValue] }

  private static func styles(_ name: Name, isPainted: Bool) -> [Style] {
    Role.allCases.map { style(of: $0, name, isPainted: isPainted) }
  }

  private static func style(of role: Role, _ name: Name, isPainted: Bool) -> Style {
    if isPainted, let ink = Theme.paintedInk(role, name) {
      let attributes = Theme.attributes(role).subtracting([.dim, .reverse])
      return Style(.index(ink.foreground), on: .index(ink.background), attributes)
    }
    switch name {
    case .dark: return Theme.colored(role, Theme.darkInk(role))
    case .light: return Theme.colored(role, Theme.lightInk(role))
    case .mono:
      // Faint text is invisible on a bright projector.
      let attributes = Theme.attributes(role)
      return Style(.terminalDefault, isPainted ? attributes.subtracting(.dim) : attributes)
    }
  }

  private static func colored(_ role: Role, _ ink: (UInt8, UInt8)?) -> Style {
    var attributes = attributes(role)
    // A faint colour needs no faint attribute.
    if ink != nil { attributes.subtract([.dim, .reverse]) }
    guard let (foreground, background) = ink else { return Style(.terminalDefault, attributes) }
    return Style(
      .index(foreground), on: background == 0 ? .terminalDefault : .index(background), attributes)
  }

  private static func attributes(_ role: Role) -> Style.Attributes {
    switch role {
    case .text, .keyName, .frame, .change: return []
    case .faint, .unavailable: return .dim
    case .title, .chosenFrame, .key, .command, .callback, .good, .notice: return .bold
    case .bar: return .reverse
    case .barName, .selection: return [.reverse, .bold]
    case .current, .bad: return [.bold, .underline]
    }
  }

  /// Foreground, and background if it is not 0; nil for the terminal's own.
  private static func darkInk(_ role: Role) -> (UInt8, UInt8)? {
    switch role {
    case .text, .keyName, .title: return nil
    case .faint: return (246, 0)
    case .unavailable: return (242, 0)
    case .frame: return (240, 0)
    case .chosenFrame: return (81, 0)
    case .bar: return (252, 237)
    case .barName: return (231, 25)
    case .key: return (81, 0)
    case .selection: return (231, 24)
    case .current: return (120, 0)
    case .command: return (222, 0)
    case .callback: return (117, 0)
    case .change: return (215, 0)
    case .good: return (114, 0)
    case .bad: return (210, 0)
    case .notice: return (222, 0)
    }
  }

  private static func lightInk(_ role: Role) -> (UInt8, UInt8)? {
    switch role {
    case .text, .keyName, .title: return nil
    case .faint: return (241, 0)
    case .unavailable: return (245, 0)
    case .frame: return (248, 0)
    case .chosenFrame: return (25, 0)
    case .bar: return (235, 253)
    case .barName: return (231, 25)
    case .key: return (25, 0)
    case .selection: return (16, 153)
    case .current: return (22, 0)
    case .command: return (94, 0)
    case .callback: return (24, 0)
    case .change: return (130, 0)
    case .good: return (22, 0)
    case .bad: return (124, 0)
    case .notice: return (94, 0)
    }
  }
}
