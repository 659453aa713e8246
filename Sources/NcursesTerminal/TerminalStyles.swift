import CNcurses
import TextGrid

/// Styles in ncurses: attributes and a colour pair, created at first use.
struct TerminalStyles {
  struct TerminalStyle {
    var attributes: UInt32
    var pair: Int32
    /// The background, if a blank shows only that; `mixed` if a blank also shows a line or the foreground.
    var ground: Int32

    static let mixed: Int32 = -2
  }

  private struct Colors: Hashable {
    let foreground: Int32
    let background: Int32
  }

  private let level: ColorLevel
  private var inks: [Style: TerminalStyle] = [:]
  private var pairs: [Colors: Int32] = [Colors(foreground: -1, background: -1): 0]

  init(level: ColorLevel) {
    self.level = level
  }

  mutating func ink(for style: Style) -> TerminalStyle {
    if let known = inks[style] { return known }
    var attributes = Self.attributes(style.attributes)
    let colors = Colors(
      foreground: number(style.foreground), background: number(style.background))
    if level == .eight, case .index(let index) = style.foreground,
      NearestColor.amongSixteen(index) >= 8
    {
      attributes |= CN_BOLD  // how such a terminal brightens a colour
    }
    let isSeen = !style.attributes.isDisjoint(with: [.underline, .reverse])
    let ink = TerminalStyle(
      attributes: attributes, pair: pair(colors),
      ground: isSeen ? TerminalStyle.mixed : colors.background)
    inks[style] = ink
    return ink
  }

  private mutating func pair(_ colors: Colors) -> Int32 {
    if let known = pairs[colors] { return known }
    let pair = cn_pair(colors.foreground, colors.background)
    pairs[colors] = pair
    return pair
  }

  private func number(_ color: Color) -> Int32 {
    switch (color, level) {
    case (.terminalDefault, _), (_, .none): -1
    case (.index(let index), .eight): Int32(NearestColor.amongSixteen(index) % 8)
    case (.index(let index), .sixteen): Int32(NearestColor.amongSixteen(index))
    case (.index(let index), .palette256): Int32(index)
    }
  }

  private static func attributes(_ attributes: Style.Attributes) -> UInt32 {
    let table: [(Style.Attributes, UInt32)] = [
      (.bold, CN_BOLD), (.dim, CN_DIM), (.underline, CN_UNDERLINE), (.reverse, CN_REVERSE),
      (.italic, CN_ITALIC),
    ]
    return table.reduce(0) { attributes.contains($1.0) ? $0 | $1.1 : $0 }
  }
}
