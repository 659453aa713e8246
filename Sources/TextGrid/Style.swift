package enum Color: Hashable, Sendable {
  /// The colour that the user has chosen in the terminal.
  case terminalDefault
  /// 0-15 are the terminal's own sixteen colours, 16-255 the fixed cube and greys.
  case index(UInt8)

  package static let black = index(0)
  package static let red = index(1)
  package static let green = index(2)
  package static let blue = index(4)
}

/// Colours and attributes of a cell.
package struct Style: Hashable, Sendable {
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let underline = Attributes(rawValue: 4)
    package static let reverse = Attributes(rawValue: 8)
    package static let italic = Attributes(rawValue: 16)
  }

  /// Nine bits for each colour, eight for the attributes. Compact, because comparing grids compares thousands of them.
  private var bits: UInt32

  package init(
    _ foreground: Color = .terminalDefault, on background: Color = .terminalDefault,
    _ attributes: Attributes = []
  ) {
    bits = foreground.bits | background.bits << 9 | UInt32(attributes.rawValue) << 18
  }

  package var foreground: Color { Color(bits: bits & 0x1FF) }
  package var background: Color { Color(bits: bits >> 9 & 0x1FF) }
  package var attributes: Attributes {
    get { Attributes(rawValue: UInt8(bits >> 18)) }
    set { self = Style(foreground, on: background, newValue) }
  }

  package static let plain = Style()

  package func adding(_ more: Attributes) -> Style {
    Style(foreground, on: background, attributes.union(more))
  }
}

extension Color {
  /// 0, or 256 plus the index.
  fileprivate var bits: UInt32 {
    switch self {
    case .terminalDefault: 0
    case .index(let index): 0x100 | UInt32(index)
    }
  }

  fileprivate init(bits: UInt32) {
    self = bits == 0 ? .terminalDefault : .index(UInt8(bits & 0xFF))
  }
}
